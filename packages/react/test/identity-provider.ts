import { inject, vi } from 'vitest'

const serviceUrl = inject('serviceUrl')

/** Catches page loads, which jsdom does not support. */
export function watchPageLoads() {
  const left = vi.fn<(url: string) => void>()
  const real = window.location
  // A wrapper, as `location.assign` cannot be replaced.
  const watched = new Proxy({} as Location, {
    get(_, key) {
      if (key === 'assign' || key === 'replace') return left
      const value = Reflect.get(real, key)
      return typeof value === 'function' ? value.bind(real) : value
    },
  })
  vi.stubGlobal('location', watched)
  return left
}

/** Signs in on the page of a provider. Returns the URL that it redirects to. */
export async function signInAtProvider(authorizeUrl: string, email: string): Promise<URL> {
  const cookies: string[] = []

  async function load(url: URL, form?: string): Promise<URL | Document> {
    if (url.origin !== serviceUrl) return url
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      body: form,
      headers: {
        cookie: cookies.join('; '),
        'content-type': 'application/x-www-form-urlencoded',
      },
      redirect: 'manual',
    })
    cookies.push(...response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''))
    const next = response.headers.get('location')
    if (next) return load(new URL(next, url))
    return new DOMParser().parseFromString(await response.text(), 'text/html')
  }

  const page = await load(new URL(authorizeUrl))
  const action = page instanceof URL ? null : page.querySelector('form')?.getAttribute('action')
  if (!action) throw new Error('The provider showed no form.')
  const form = new URLSearchParams({ email, name: 'Ada' })
  const back = await load(new URL(action, serviceUrl), String(form))
  if (!(back instanceof URL))
    throw new Error(`The provider did not lead back: ${back.body.textContent}`)
  return back
}
