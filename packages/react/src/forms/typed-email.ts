import type { ClientApp } from '@app/core'

// In memory only, and only until the user signs in or out.
const typed = new WeakMap<ClientApp<true>, string>()

/** Returns the address typed on the previous sign-in page. */
export function findTypedEmail(app: ClientApp<true>): string {
  return typed.get(app) ?? ''
}

/** @see findTypedEmail */
export function rememberTypedEmail(app: ClientApp<true>, email: string): void {
  if (!typed.has(app)) forgetOnAuthChange(app)
  typed.set(app, email)
}

function forgetOnAuthChange(app: ClientApp<true>): void {
  const stop = app.onAuthChange(() => {
    stop()
    typed.delete(app)
  })
}
