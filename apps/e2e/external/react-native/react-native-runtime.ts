import { createContext, runInContext } from 'node:vm'

/** The Expo modules that the recipe uses, by name. */
export type ExpoModules = Record<string, object>

/**
 * Runs a bundle with the globals of React Native on Hermes, and none of Node or a browser: no `document`,
 * `localStorage`, `crypto`, `DOMException`, `structuredClone`, `process`, Web Locks or BroadcastChannel. `URL`,
 * `TextEncoder` and `TextDecoder` are those that Expo adds, without `URL.canParse`.
 *
 * @param bundle Script that assigns its exports to `main`.
 * @returns the exports.
 */
export function runOnReactNative<Exports>(bundle: string, expo: ExpoModules): Exports {
  const context = createContext({
    console,
    setTimeout,
    clearTimeout,
    setInterval,
    clearInterval,
    queueMicrotask,
    atob,
    btoa,
    TextEncoder,
    TextDecoder,
    Headers,
    URLSearchParams,
    URL: class extends URL {
      static override canParse = undefined as never
    },
    expo: { ...expo },
    // Only for the polyfills below.
    node: { fetch, crypto },
  })
  runInContext(polyfills, context)
  return runInContext(`${bundle}\nmain`, context)
}

/**
 * `fetch` and `AbortController` are like `whatwg-fetch` and `abort-controller`, which React Native includes: a signal
 * has no reason.
 */
const polyfills = `
const { fetch: send, crypto: nodeCrypto } = node
delete globalThis.node
globalThis.window = globalThis.global = globalThis.self = globalThis
globalThis.navigator = { product: 'ReactNative' }

expo['expo-crypto'] = {
  getRandomValues: (values) => nodeCrypto.getRandomValues(values),
  // A copy, since Node's is not an ArrayBuffer of these globals.
  digest: async (...request) =>
    Uint8Array.from(new Uint8Array(await nodeCrypto.subtle.digest(...request))).buffer,
}

globalThis.AbortSignal = class AbortSignal {
  aborted = false
  listeners = new Set()
  addEventListener(type, listener) {
    this.listeners.add(listener)
  }
  removeEventListener(type, listener) {
    this.listeners.delete(listener)
  }
}

globalThis.AbortController = class AbortController {
  signal = new AbortSignal()
  abort() {
    if (this.signal.aborted) return
    this.signal.aborted = true
    for (const listener of [...this.signal.listeners]) listener({ type: 'abort' })
  }
}

globalThis.Request = class Request {
  constructor(url, { method = 'GET', headers, body, signal } = {}) {
    Object.assign(this, { url, method, signal, bodyInit: body, headers: new Headers(headers) })
    if (body instanceof URLSearchParams && !this.headers.has('content-type')) {
      this.headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8')
    }
  }
}

globalThis.fetch = ({ url, method, headers, bodyInit }) => {
  const body = bodyInit === undefined ? undefined : String(bodyInit)
  return send(url, { method, headers, body })
}
`
