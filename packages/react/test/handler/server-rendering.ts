import { Writable } from 'node:stream'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server.node'
import { vi } from 'vitest'

/** Markup and errors of server rendering. */
export interface Rendered {
  html: string
  errors: unknown[]
}

/**
 * Renders on a server: completely, or (`'shell'`) as a visitor without scripts sees it, with
 * placeholders.
 */
export function renderOnServer(ui: ReactNode, until: 'all' | 'shell' = 'all'): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = []
    let html = ''
    const sink = new Writable({
      write(chunk, _encoding, done) {
        html += chunk
        done()
      },
      final(done) {
        const shown = until === 'shell' ? withoutLateParts(html) : html
        // Server and page share modules only in tests: the contexts of the server must not stay
        // set.
        renderToPipeableStream(null, { onAllReady: () => resolve({ html: shown, errors }) })
        done()
      },
    })
    const { pipe } = renderToPipeableStream(ui, {
      onError: (error) => void errors.push(error),
      onShellError: reject,
      ...(until === 'shell' ? { onShellReady: send } : { onAllReady: send }),
    })
    function send() {
      pipe(sink)
    }
  })
}

/** Late parts are in hidden elements, which a script moves into place. */
function withoutLateParts(html: string): string {
  const [shown = ''] = html.split('<div hidden id="S:')
  return shown
}

/** Runs a function without a page. */
export async function asServer<T>(run: () => Promise<T>): Promise<T> {
  vi.stubGlobal('document', undefined)
  vi.stubGlobal('window', undefined)
  try {
    return await run()
  } finally {
    vi.unstubAllGlobals()
  }
}

/** Shows markup of a server like a browser. */
export function showMarkup(html: string): HTMLElement {
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  return container
}

/** Shows markup of a server, hydrates it, and returns what React had to render again. */
export async function hydrate(markup: string | HTMLElement, ui: ReactNode) {
  const container = typeof markup === 'string' ? showMarkup(markup) : markup
  const recovered: unknown[] = []
  const onRecoverableError = (error: unknown) => void recovered.push(error)
  await act(async () => render(ui, { container, hydrate: true, onRecoverableError }))
  return { container, recovered }
}
