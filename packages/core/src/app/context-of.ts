import type { AppContext } from '../context/context'
import type { AdminScope, ServerScope } from '../context/server-scope'

const contexts = new WeakMap<object, AppContext>()

/** Lets an app built on top of another one find its context. */
export function rememberContext(app: object, context: AppContext): void {
  contexts.set(app, context)
}

/** The context of an app this package made. */
export function contextOf(app: object): AppContext {
  return required(contexts.get(app))
}

const serverScopes = new WeakMap<object, ServerScope>()
const adminScopes = new WeakMap<object, AdminScope>()

/** Lets an app built on top of a `ServerApp` find what its objects are given. */
export function rememberServerScope(app: object, scope: ServerScope): void {
  serverScopes.set(app, scope)
}

/** What the objects of a `ServerApp` are given. */
export function serverScopeOf(app: object): ServerScope {
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
