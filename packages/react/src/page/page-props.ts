import type { SearchParams } from '../location/use-query'

/** Props every page has. */
export interface PageProps {
  /** It is the whole page: a `main` landmark with an `h1`, filling the window. @default false */
  fullPage?: boolean
}

/** Props of a page that reads its query. */
export interface QueryPageProps extends PageProps {
  /** @default the query of the current address */
  searchParams?: SearchParams
}
