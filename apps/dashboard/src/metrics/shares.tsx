import { useId } from 'react'
import { formatCount } from '../ui/format'

/** Number of entries that are shown. */
const shown = 6

interface SharesProps {
  title: string
  /** Counted objects, such as "user". */
  noun: string
  shares: { name: string; count: number }[]
}

/** Names with their counts as bars, largest first. Renders nothing if there are none. */
export function Shares({ title, noun, shares }: SharesProps) {
  const titleId = useId()
  if (shares.length === 0) return null
  const sorted = [...shares].sort((a, b) => b.count - a.count)
  const rest = sorted.slice(shown).reduce((total, { count }) => total + count, 0)
  const rows = [...sorted.slice(0, shown), ...(rest > 0 ? [{ name: 'Other', count: rest }] : [])]
  const max = Math.max(...rows.map(({ count }) => count))
  return (
    <section className="card" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className="shares">
        {rows.map(({ name, count }) => (
          <li key={name}>
            <span>{name}</span>
            <span className="hint">{formatCount(count, noun)}</span>
            <span className="share" style={{ width: `${(100 * count) / max}%` }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
