import { useSearchParams } from 'react-router'

/** Parameters of the URL. */
export const filters = ['type', 'user', 'from', 'to'] as const

/** Parameter of the URL that filters. */
export type FilterName = (typeof filters)[number]

/** Returns a function that sets a filter in the URL. */
export function useFilters() {
  const [, setParams] = useSearchParams()
  return (name: FilterName, value: string) => {
    // Those of the next page if one is loading, unlike the parameters of the last render.
    const next = new URLSearchParams(window.location.search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    next.delete('cursor')
    setParams(next, { state: 'search' })
  }
}
