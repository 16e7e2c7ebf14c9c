import { useState } from 'react'
import { BreakableText } from '../ui/breakable-text'
import { compareNaturally } from './natural-order'

/** Chips that are shown at first. */
const limit = 3

/** Short technical names, such as the ids of permissions. Of many, the first are shown, and a button shows the others. */
export function Chips({ ids }: { ids: readonly string[] }) {
  const [isWhole, setIsWhole] = useState(false)
  // A button for a single one would take as much space.
  const isLong = ids.length > limit + 1
  const sorted = [...ids].sort(compareNaturally)
  const shown = isLong && !isWhole ? sorted.slice(0, limit) : sorted
  const [only] = ids
  if (only !== undefined && ids.length === 1) {
    return (
      <p className="chips">
        <span className="chip">
          <BreakableText text={only} />
        </span>
      </p>
    )
  }
  return (
    <ul className="chips">
      {shown.map((id) => (
        <li key={id} className="chip">
          <BreakableText text={id} />
        </li>
      ))}
      {isLong && (
        <li>
          <button
            className="chip-button"
            type="button"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'Show fewer' : `${ids.length - limit} more`}
          </button>
        </li>
      )}
    </ul>
  )
}
