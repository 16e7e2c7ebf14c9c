import type { SearchParams } from '../location/use-query'

/** Props of every page. */
export interface PageProps {
  /** Renders a whole page: a `main` landmark with an `h1` that fills the window. @default false */
  fullPage?: boolean | undefined
}

/** Props of a page that reads its query. */
export interface QueryPageProps extends PageProps {
  /** @default the query of the current address */
  searchParams?: SearchParams | undefined
}
