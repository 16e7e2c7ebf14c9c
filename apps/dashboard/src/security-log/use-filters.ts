import { useSearchParams } from 'react-router'

/** Parameters of the URL. */
export const filters = ['type', 'user', 'from', 'to'] as const

type FilterName = (typeof filters)[number]

/** Returns a function that sets a filter in the URL. */
export function useFilters() {
  const [params, setParams] = useSearchParams()
  return (name: FilterName, value: string) => {
    const next = new URLSearchParams(params)
    if (value === '') next.delete(name)
    else next.set(name, value)
    next.delete('cursor')
    setParams(next, { state: 'search' })
  }
}
