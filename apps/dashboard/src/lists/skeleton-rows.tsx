interface SkeletonRowsProps {
  /** Number of rows, such as that of a usual page. @default 5 */
  count?: number
  /** Whether the rows begin with a picture. */
  hasPictures?: boolean
  /** Whether the rows are in a card with a border of its own. */
  isInCard?: boolean
}

/** Placeholder of a list that is loading, in the shape of its rows. */
export function SkeletonRows({ count = 5, hasPictures, isInCard }: SkeletonRowsProps) {
  const rows = Array.from({ length: count }, (_, index) => index)
  return (
    <div className={isInCard ? 'skeleton-rows' : 'card skeleton-rows'} aria-busy="true">
      <p role="status" className="visually-hidden">
        Loading
      </p>
      {rows.map((row) => (
        <div key={row} className="skeleton-row">
          {hasPictures && <span className="skeleton-picture" />}
          <span className="skeleton-lines" />
          <span className="skeleton-end" />
        </div>
      ))}
    </div>
  )
}
