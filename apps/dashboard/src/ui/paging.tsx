import { Link, useSearchParams } from 'react-router'

/** Links to the first and the next page of a list whose cursor is in the URL. Other parameters, such as filters, stay. */
export function Paging({ nextCursor }: { nextCursor: string | null }) {
  const [params] = useSearchParams()
  const isFirst = !params.has('cursor')
  if (isFirst && nextCursor === null) return null
  return (
    <nav className="actions end" aria-label="Pages">
      {!isFirst && (
        <Link className="button" to={toSearch(params, null)}>
          First page
        </Link>
      )}
      {nextCursor !== null && (
        <Link className="button" to={toSearch(params, nextCursor)}>
          Next page
        </Link>
      )}
    </nav>
  )
}

function toSearch(params: URLSearchParams, cursor: string | null): string {
  const next = new URLSearchParams(params)
  if (cursor === null) next.delete('cursor')
  else next.set('cursor', cursor)
  return `?${next}`
}
