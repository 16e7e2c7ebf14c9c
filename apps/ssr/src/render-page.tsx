import type { ServerResponse } from 'node:http'
import { StrictMode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { Document } from './document'
import type { PageData } from './page-data'

/**
 * Starts sending the page as soon as everything outside of Suspense boundaries is rendered. Rendering
 * ends if the client disconnects.
 */
export function renderPage(page: PageData, script: string, response: ServerResponse) {
  return new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <StrictMode>
        <Document {...page} />
      </StrictMode>,
      {
        bootstrapModules: [script],
        onShellReady() {
          // Directly into Node's response: a stream in between fails when the client disconnects.
          pipe(response)
          resolve()
        },
        onShellError: reject,
        onError(error) {
          if (!response.destroyed) console.error(error)
        },
      },
    )
  })
}
