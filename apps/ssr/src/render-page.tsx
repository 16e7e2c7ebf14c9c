import type { ServerResponse } from 'node:http'
import { StrictMode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { Document } from './document'
import type { PageData } from './page-data'

/**
 * Starts to send the page as soon as all that stands outside of Suspense boundaries is there. Who goes
 * away meanwhile ends the rendering.
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
          // Into Node's own response: one in between fails when its reader has gone.
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
