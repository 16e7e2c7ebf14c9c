import Module from 'node:module'

// The renderer of React 18 finds React by name, which here is React 19: its requires are led astray
// no longer. Imports are led by `vitest.react-18.config.ts`.
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
