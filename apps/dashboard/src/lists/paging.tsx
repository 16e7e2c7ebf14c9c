import { Link, useLocation, useSearchParams } from 'react-router'

/**
 * Links to the first, previous and next page of a list whose cursor is in the URL. Keeps other parameters, such as
 * filters. The history entry stores the cursors of the earlier pages, so they survive a reload; a page opened by its
 * URL links back to the first page only.
 */
export function Paging({ nextCursor }: { nextCursor: string | null }) {
  const [params] = useSearchParams()
  const earlier = readCursors(useLocation().state)
  const cursor = params.get('cursor')
  const isFirst = cursor === null
  const previous = earlier.at(-1)
  if (isFirst && nextCursor === null) return null
  return (
    <nav className="actions end" aria-label="Pages">
      {!isFirst && previous !== null && (
        <Link className="button" to={toSearch(params, null)}>
          First page
        </Link>
      )}
      {!isFirst && previous !== undefined && (
        <Link
          className="button"
          to={toSearch(params, previous)}
          state={{ cursors: earlier.slice(0, -1) }}
        >
          Previous page
        </Link>
      )}
      {nextCursor !== null && (
        <Link
          className="button"
          to={toSearch(params, nextCursor)}
          state={{ cursors: isFirst ? [null] : [...earlier, cursor] }}
        >
          Next page
        </Link>
      )}
    </nav>
  )
}

/** Cursor of a page; `null` for the first one. */
type Cursor = string | null

function readCursors(state: unknown): Cursor[] {
  if (typeof state !== 'object' || state === null || !('cursors' in state)) return []
  return Array.isArray(state.cursors) ? state.cursors : []
}

function toSearch(params: URLSearchParams, cursor: Cursor): string {
  const next = new URLSearchParams(params)
  if (cursor === null) next.delete('cursor')
  else next.set('cursor', cursor)
  return `?${next}`
}
