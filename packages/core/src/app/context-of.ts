import type { AppContext } from '../context/context'
import type { AdminScope as ProjectScope } from '../context/server-scope'
import type { ServerUserScope } from '../users/server-user'

/** Scope of an `AdminApp`'s objects, users included. */
export type AdminScope = ProjectScope & ServerUserScope

const contexts = new WeakMap<object, AppContext>()

/** Lets an app built on top of another one find its context. */
export function rememberContext(app: object, context: AppContext): void {
  contexts.set(app, context)
}

/** The context of an app this package made. */
export function contextOf(app: object): AppContext {
  return required(contexts.get(app))
}

const serverScopes = new WeakMap<object, ServerUserScope>()
const adminScopes = new WeakMap<object, AdminScope>()

/** Lets an app built on top of a `ServerApp` find what its objects are given. */
export function rememberServerScope(app: object, scope: ServerUserScope): void {
  serverScopes.set(app, scope)
}

/** What the objects of a `ServerApp` are given. */
export function serverScopeOf(app: object): ServerUserScope {
  return required(serverScopes.get(app))
}

/** Lets an owner's app find what the objects of an `AdminApp` are given. */
export function rememberAdminScope(app: object, scope: AdminScope): void {
  adminScopes.set(app, scope)
}

/** What the objects of an `AdminApp` are given. */
export function adminScopeOf(app: object): AdminScope {
  return required(adminScopes.get(app))
}

function required<T>(found: T | undefined): T {
  if (!found) throw new TypeError('Not an app of this package.')
  return found
}
