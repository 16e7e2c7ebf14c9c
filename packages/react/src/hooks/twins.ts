import { ClientApp, extendPresented, type Reads } from '@app/core'
import { useResource } from './use-resource'
import { useUserOf } from './use-user'

/** Gives an object a hook for each of its reads: `useProject` beside `getProject`. */
export function addTwins(target: object, reads: Reads): void {
  for (const [name, read] of Object.entries(reads)) {
    const twin = name.replace(/^(get|list)/, 'use')
    if (twin in target) continue
    const isUserOfApp = name === 'getUser' && target instanceof ClientApp
    const useTwin = isUserOfApp
      ? useUserOf.bind(null, target as ClientApp<true>)
      : (...args: never[]) => useResource(read(...args))
    Object.defineProperty(target, twin, { value: useTwin })
  }
}

/** From now on every object core makes has its hooks. */
export function addTwinsToAll(): void {
  extendPresented(addTwins)
}
