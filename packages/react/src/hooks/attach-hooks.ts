import { ClientApp, readsOf } from '@app/core'
import { extendPresented, type Reads } from '@app/core/bindings'
import { useNavigateOf } from './use-navigate'
import { useReadState } from './use-read-state'
import { useResource } from './use-resource'
import { useUserOf } from './use-user'
import { useUserStateOf } from './use-user-state'

/**
 * Attaches two hooks to an object for each of its reads: `getProject` gets `useProject` and
 * `useProjectState`, `isTestProject` gets `useIsTestProject` and `useIsTestProjectState`.
 */
export function attachHooks(target: object, reads: Reads): void {
  const add = (name: string, value: object) => {
    if (!(name in target)) Object.defineProperty(target, name, { value })
  }
  for (const [name, read] of Object.entries(reads)) {
    const hook = name.replace(/^(get|list)/, 'use').replace(/^is/, 'useIs')
    // An app that extends another may have replaced the read since.
    const find = (...args: never[]) => (readsOf(target)?.[name] ?? read)(...args)
    if (name === 'getUser' && target instanceof ClientApp) {
      add(hook, useUserOf.bind(null, target))
      add(`${hook}State`, useUserStateOf.bind(null, target))
      add('useNavigate', useNavigateOf.bind(null, target))
    }
    add(hook, (...args: never[]) => useResource(find(...args)))
    add(`${hook}State`, (...args: never[]) => useReadState(() => find(...args)))
  }
}

/** Attaches hooks to every object that core creates from now on. */
export function attachHooksToAll(): void {
  extendPresented(attachHooks)
}
