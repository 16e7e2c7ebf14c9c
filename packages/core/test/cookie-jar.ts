import type { CookieJar } from '../src/index'

/** Cookies of a browser; two apps that share a jar are two tabs of a site. */
export interface TestJar extends CookieJar {
  /** Assigned texts with attributes, oldest first. */
  readonly writes: string[]
  /** Returns the encoded value of a cookie. */
  get(name: string): string | undefined
}

/** Creates a jar with initial cookies such as `a=1; b=2`. */
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
