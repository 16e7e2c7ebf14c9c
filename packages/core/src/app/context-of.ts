import type { AppContext } from '../context/context'
import type { AdminScope as ProjectScope } from '../context/server-scope'
import type { ServerUserScope } from '../users/server-user'

/** Scope of an `AdminApp`, users included. */
export type AdminScope = ProjectScope & ServerUserScope

const contexts = new WeakMap<object, AppContext>()

/** Stores the context of an app, for apps and functions built on top of it. */
export function rememberContext(app: object, context: AppContext): void {
  contexts.set(app, context)
}

/** Returns the context of an app of this package. */
export function contextOf(app: object): AppContext {
  return required(contexts.get(app))
}

const serverScopes = new WeakMap<object, ServerUserScope>()
const adminScopes = new WeakMap<object, AdminScope>()

/** Stores the scope of a `ServerApp`. */
export function rememberServerScope(app: object, scope: ServerUserScope): void {
  serverScopes.set(app, scope)
}

/** Returns the scope of a `ServerApp`. */
export function serverScopeOf(app: object): ServerUserScope {
  return required(serverScopes.get(app))
}

/** Stores the scope of an `AdminApp`. */
export function rememberAdminScope(app: object, scope: AdminScope): void {
  adminScopes.set(app, scope)
}

/** Returns the scope of an `AdminApp`. */
export function adminScopeOf(app: object): AdminScope {
  return required(adminScopes.get(app))
}

function required<T>(found: T | undefined): T {
  if (!found) throw new TypeError('Not an app of this package.')
  return found
}
