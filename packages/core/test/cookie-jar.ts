import type { CookieJar } from '../src/index'

/** Cookies as a browser keeps them; two apps that share one are two tabs of a site. */
export interface TestJar extends CookieJar {
  /** What was assigned, attributes included, oldest first. */
  readonly writes: string[]
  /** Value of a cookie as it is stored, still encoded. */
  get(name: string): string | undefined
}

/** An empty jar; `cookies` are there from the start, as `a=1; b=2`. */
export function createJar(cookies = ''): TestJar {
  const values = new Map<string, string>()
  const writes: string[] = []
  const put = (pair: string) => {
    const at = pair.indexOf('=')
    if (at > 0) values.set(pair.slice(0, at), pair.slice(at + 1))
  }
  for (const pair of cookies.split('; ')) put(pair)
  return {
    writes,
    get: (name) => values.get(name),
    get cookie() {
      return [...values].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text) {
      writes.push(text)
      const [pair = '', ...attributes] = text.split('; ')
      if (attributes.includes('max-age=0')) values.delete(pair.split('=')[0] ?? '')
      else put(pair)
    },
  }
}
