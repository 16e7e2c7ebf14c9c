import { ClientApp, extendPresented, type Reads, readsOf } from '@app/core'
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
      : // An app built on top of another may have declared another read by then.
        (...args: never[]) => useResource((readsOf(target)?.[name] ?? read)(...args))
    Object.defineProperty(target, twin, { value: useTwin })
  }
}

/** From now on every object core makes has its hooks. */
export function addTwinsToAll(): void {
  extendPresented(addTwins)
}
