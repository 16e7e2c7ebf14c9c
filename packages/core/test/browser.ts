import { JSDOM } from 'jsdom'
import { vi } from 'vitest'

/** Origin of the app. */
export const site = 'http://localhost:5173'

/** A browser with one tab. Cookies are kept for the site and for the service. */
export interface Browser {
  /** URL of the current page. */
  readonly href: string
  readonly cookie: string
  /** Opens another page of the site, like typing its URL. */
  open(path: string): void
  /** Runs an action that leaves the page, then follows it to the final page. */
  follow(action: () => unknown): Promise<BrowserPage>
}

/** A page of the site, or the text of a page of another site. */
interface BrowserPage {
  readonly url: URL
  readonly text: string
  /** Fills in the first form and submits it. */
  submit(fields: Record<string, string>): Promise<BrowserPage>
}

/**
 * Turns this process into a browser; `vi.unstubAllGlobals()` undoes it. Pages of the site are not
 * loaded, only their URL is set; all others are fetched, including redirects and cookies.
 */
export function openBrowser(path: string, fetch: (request: Request) => Promise<Response>): Browser {
  const dom = new JSDOM('', { url: site + path })
  const { window } = dom
  const left = vi.fn<(url: string) => void>()
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', window.document)
  vi.stubGlobal('history', window.history)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('location', {
    get href() {
      return window.location.href
    },
    protocol: 'http:',
    assign: left,
    replace: left,
  })

  async function load(url: URL, init: RequestInit = {}): Promise<BrowserPage> {
    if (url.origin === site) {
      dom.reconfigure({ url: url.href })
      return { url, text: '', submit: () => Promise.reject(new Error('Not a form.')) }
    }
    const cookie = dom.cookieJar.getCookieStringSync(url.href)
    const request = new Request(url, { ...init, headers: { cookie }, redirect: 'manual' })
    const response = await fetch(request)
    for (const cookie of response.headers.getSetCookie()) {
      dom.cookieJar.setCookieSync(cookie, url.href)
    }
    const location = response.headers.get('location')
    if (location) return load(new URL(location, url))
    const text = await response.text()
    return {
      url,
      text,
      submit(fields) {
        const form = new JSDOM(text, { url: url.href }).window.document.querySelector('form')
        if (!form) throw new Error(`No form on ${url}: ${text.slice(0, 200)}`)
        return load(new URL(form.action), { method: 'POST', body: new URLSearchParams(fields) })
      },
    }
  }

  return {
    get href() {
      return window.location.href
    },
    get cookie() {
      return window.document.cookie
    },
    open: (path) => dom.reconfigure({ url: site + path }),
    async follow(action) {
      left.mockReset()
      // The promise of an action that leaves the page never settles.
      const result = Promise.resolve(action())
      await Promise.race([
        result.then(() => Promise.reject(new Error('The page was not left.'))),
        vi.waitFor(
          () => {
            if (!left.mock.lastCall) throw new Error('The page was not left yet.')
          },
          { timeout: 120_000 },
        ),
      ])
      return load(new URL(left.mock.lastCall?.[0] ?? '', window.location.href))
    },
  }
}
