import { PassThrough, Readable } from 'node:stream'
import { StrictMode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { Document } from './document'
import type { PageData } from './page-data'

/** Starts to send the page as soon as all that stands outside of Suspense boundaries is there. */
export function renderPage(page: PageData, script: string): Promise<ReadableStream> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <StrictMode>
        <Document {...page} />
      </StrictMode>,
      {
        bootstrapModules: [script],
        onShellReady: () => resolve(Readable.toWeb(pipe(new PassThrough())) as ReadableStream),
        onShellError: reject,
        onError: (error) => console.error(error),
      },
    )
  })
}
