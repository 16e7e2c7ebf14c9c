import { type ReactNode, useId, useState } from 'react'
import { formatCount } from '../ui/format'

/** Rows that are shown at first. */
const limit = 5

interface ShortenedRowsProps<Item> {
  items: readonly Item[]
  /** Name of an item, such as "team". */
  noun: string
  /** Renders the row of an item. */
  children: (item: Item) => ReactNode
}

/** Rows within a card. Of many, the first are shown, and a button shows the others. */
export function ShortenedRows<Item>({ items, noun, children }: ShortenedRowsProps<Item>) {
  const [isWhole, setIsWhole] = useState(false)
  const id = useId()
  // A button for a single one would take as much space.
  const isLong = items.length > limit + 1
  return (
    <>
      <ul id={id} className="rows">
        {(isLong && !isWhole ? items.slice(0, limit) : items).map(children)}
      </ul>
      {isLong && (
        <p>
          <button
            className="button"
            type="button"
            aria-expanded={isWhole}
            aria-controls={id}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'Show fewer' : `Show all ${formatCount(items.length, noun)}`}
          </button>
        </p>
      )}
    </>
  )
}
