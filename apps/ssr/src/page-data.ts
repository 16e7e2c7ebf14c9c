import type { ClientAppJson, InitialData } from '@app/core'

/** All a page is made of, on the server and in the browser: JSON, and no secret. */
export interface PageData {
  app: ClientAppJson
  initialData: InitialData
  /** Path and query the server was asked for. */
  location: string
  /** Addresses of the style sheets. */
  styles: string[]
}
