import { Writable } from 'node:stream'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { renderToPipeableStream } from 'react-dom/server.node'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppProvider, Handler, SignIn, ThemeProvider, UserButton, useUser } from '../src/index'
import { createApp, createSignedInApp, hushErrors } from './harness'

/** What a server sends, once all of it is there. */
function renderOnServer(ui: ReactNode): Promise<{ html: string; errors: unknown[] }> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = []
    let html = ''
    const sink = new Writable({
      write(chunk, _encoding, done) {
        html += chunk
        done()
      },
      final(done) {
        resolve({ html, errors })
        done()
      },
    })
    const { pipe } = renderToPipeableStream(ui, {
      onError: (error) => void errors.push(error),
      onShellError: reject,
      onAllReady: () => pipe(sink),
    })
  })
}

/** Shows markup of a server as a browser does, then lets React take it over. */
async function hydrate(html: string, ui: ReactNode) {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = html
  await act(async () => render(ui, { container, hydrate: true }))
  return container
}

let logged = hushErrors()
beforeEach(() => {
  logged = hushErrors()
})

describe('on a server', () => {
  it.each([
    ['Handler', <Handler key="h" location="/handler/sign-in" />],
    ['SignIn', <SignIn key="s" fullPage />],
    ['UserButton', <UserButton key="u" />],
  ])('%s is a placeholder, which the browser takes over', async (_name, page) => {
    const { app } = createApp()
    const ui = <AppProvider app={app}>{page}</AppProvider>
    const { html, errors } = await renderOnServer(ui)
    expect(errors).toEqual([])
    expect(html).toContain('stack-skeleton')
    expect(html).not.toContain('style=')

    await hydrate(html, ui)
    expect(await screen.findByRole('button', { name: /^(Sign in|Account menu)$/ })).toBeVisible()
    expect(findProblems()).toEqual([])
  })

  it('sends a theme along', async () => {
    const { app } = createApp()
    const ui = (
      <AppProvider app={app}>
        <ThemeProvider theme={{ light: { cardForeground: 'navy' }, radius: '4px' }}>
          <SignIn />
        </ThemeProvider>
      </AppProvider>
    )
    const { html } = await renderOnServer(ui)
    expect(html).toContain('--stack-light-card-foreground:navy;--stack-radius:4px')
    const container = await hydrate(html.replace(/ style="[^"]*"/, ''), ui)
    const scope = container.querySelector<HTMLElement>('.stack-scope')
    expect(scope?.style.getPropertyValue('--stack-light-card-foreground')).toBe('navy')
  })

  it('useUser gives the user of a store the server can read', async () => {
    const { app: first, email } = await createSignedInApp()
    const tokens = await (await first.getUser())?.getAuthJson()
    const { app } = createApp({
      tokenStore: tokens as { accessToken: string; refreshToken: string },
    })
    const { html } = await renderOnServer(
      <AppProvider app={app}>
        <Suspense fallback="waiting">
          <Name />
        </Suspense>
      </AppProvider>,
    )
    expect(html).toContain(email)
  })

  it('useUser leaves a cookie to the browser, in words frameworks understand', async () => {
    vi.stubGlobal('document', undefined)
    vi.stubGlobal('window', undefined)
    try {
      const { app } = createApp({ tokenStore: 'cookie' })
      const { html, errors } = await renderOnServer(
        <AppProvider app={app}>
          <Suspense fallback="waiting">
            <Name />
          </Suspense>
        </AppProvider>,
      )
      expect(html).toContain('waiting')
      expect(errors).toEqual([
        expect.objectContaining({ digest: 'BAILOUT_TO_CLIENT_SIDE_RENDERING' }),
      ])
    } finally {
      vi.unstubAllGlobals()
    }
  })
})

/** What React complained of. That server and browser share these modules is so only here. */
function findProblems(): unknown[] {
  const texts = logged.mock.calls.map(([text]) => text)
  return texts.filter((text) => !/multiple renderers/.test(String(text)))
}

function Name() {
  return <p>{useUser()?.primaryEmail ?? 'nobody'}</p>
}
