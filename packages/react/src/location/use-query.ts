import { usePageLocation } from './use-page-location'

/** Query parameters of a page, by name. */
export type SearchParams = Record<string, string | string[] | undefined>

/** Returns a function that reads a query parameter, from the given ones or the current URL. */
export function useQuery(searchParams: SearchParams | undefined): (name: string) => string | null {
  const location = usePageLocation()
  return (name) => {
    if (!searchParams) return new URLSearchParams(location?.query ?? '').get(name)
    const value = searchParams[name]
    return (Array.isArray(value) ? value[0] : value) ?? null
  }
}
