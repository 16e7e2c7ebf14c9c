import type { ClientApp, CurrentUser, GetUserOptions } from '@app/core'

const asked = new WeakMap<Promise<CurrentUser | null>, Promise<CurrentUser>>()

/**
 * Asks the app for a user it does not have, so that the error is the app's own and its class is
 * loaded only by those who see it. Asked once for each state of the sign-in.
 */
export function requireUser(
  app: ClientApp<true>,
  state: Promise<CurrentUser | null>,
  options: GetUserOptions,
): Promise<CurrentUser> {
  const known = asked.get(state)
  if (known) return known
  const answer = app.getUser({ ...options, or: 'throw' })
  asked.set(state, answer)
  return answer
}
