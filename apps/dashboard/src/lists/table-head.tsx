interface TableHeadProps {
  columns: readonly {
    name: string
    /** Such as `not-on-phones`, as its cells. */
    className?: string
  }[]
  /** Whether each row ends with a menu. */
  hasMenus?: boolean
}

/** Header row of a table. */
export function TableHead({ columns, hasMenus = false }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(({ name, className }) => (
          <th key={name} scope="col" className={className}>
            {name}
          </th>
        ))}
        {hasMenus && (
          <th scope="col" className="end">
            <span className="visually-hidden">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
