import type { AppContext } from './create-context'

const contexts = new WeakMap<object, AppContext>()

/** Lets an app built on top of another one find its context. */
export function rememberContext(app: object, context: AppContext): void {
  contexts.set(app, context)
}

/** The context of an app this package made. */
export function contextOf(app: object): AppContext {
  const context = contexts.get(app)
  if (!context) throw new TypeError('Not an app of this package.')
  return context
}
