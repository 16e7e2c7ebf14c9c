import type { ClientApp, CurrentUser, GetUserOptions, OrCertain } from '@app/core'

const asked = new WeakMap<Promise<CurrentUser | null>, Promise<CurrentUser>>()

/**
 * Asks the app for a user it does not have: one who is made anonymously, or an error that is the
 * app's own and whose class is loaded only by those who see it. Asked once for each state of the
 * sign-in.
 */
export function requireUser(
  app: ClientApp<true>,
  state: Promise<CurrentUser | null>,
  options: GetUserOptions & { or: OrCertain },
): Promise<CurrentUser> {
  const known = asked.get(state)
  if (known) return known
  const answer = app.getUser(options)
  asked.set(state, answer)
  return answer
}
