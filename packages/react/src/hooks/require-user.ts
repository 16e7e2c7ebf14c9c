import type { ClientApp, CurrentUser, GetUserOptions, OrCertain } from '@app/core'

const asked = new WeakMap<Promise<CurrentUser | null>, Promise<CurrentUser>>()

/** Throws the app's error for a signed-out visitor, whose class is loaded on demand, once per sign-in state. */
export function requireUser(
  app: ClientApp<true>,
  state: Promise<CurrentUser | null>,
  options: GetUserOptions & { or: OrCertain },
): Promise<CurrentUser> {
  const known = asked.get(state)
  if (known) return known
  const read = app.getUser(options)
  asked.set(state, read)
  return read
}
