import type { ClientAppJson, InitialData } from '@app/core'

/** Data of a page on the server and in the browser: serializable, without secrets. */
export interface PageData {
  app: ClientAppJson
  initialData: InitialData
  /** Path and query of the request. */
  location: string
  /** URLs of the style sheets. */
  styles: string[]
}
