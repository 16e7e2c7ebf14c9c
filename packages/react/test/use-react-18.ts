import Module from 'node:module'

// The renderer of React 18 requires React by name, which would be React 19 here, so its requires
// are redirected. `vitest.react-18.config.ts` redirects imports.
type Resolve = (request: string, ...rest: unknown[]) => string
const requireHere = Module.createRequire(import.meta.url)
const modules = Module as unknown as { _resolveFilename: Resolve }
const resolve = modules._resolveFilename

modules._resolveFilename = function resolveReact18(request, ...rest) {
  const renamed = request.replace(/^(react|react-dom)(?=\/|$)/, '$1-18')
  return renamed === request
    ? resolve.call(this, request, ...rest)
    : resolve.call(this, requireHere.resolve(renamed), ...rest)
}

// React 18 assigns `window.event` after each event, for browsers that lose it. Vitest would return the assigned event
// from then on, and React would treat every later update as a response to a click.
Object.defineProperty(globalThis, 'event', {
  ...Object.getOwnPropertyDescriptor(globalThis, 'event'),
  set() {},
})
