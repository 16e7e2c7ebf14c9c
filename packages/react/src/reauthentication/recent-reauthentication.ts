import type { ClientApp } from '@app/core'

/** How long a re-authentication or sign-in stays valid, in milliseconds. */
export const reauthenticationLifetimeMs = 10 * 60_000

const keyOf = ({ projectId }: ClientApp<true>) => `stack-proven-${projectId}`

/** Remembers in this tab that the user has just re-authenticated. */
export function rememberReauthentication(app: ClientApp<true>, userId: string): void {
  try {
    sessionStorage.setItem(keyOf(app), JSON.stringify({ userId, at: Date.now() }))
  } catch {
    // Some browsers refuse storage; then everything is asked for.
  }
}

/** Whether a user has shown in this tab, a short while ago, that it is them. */
export function isRecentlyAuthenticated(app: ClientApp<true>, userId: string): boolean {
  try {
    const reauthentication = JSON.parse(sessionStorage.getItem(keyOf(app)) ?? '{}')
    const age = Date.now() - reauthentication.at
    return reauthentication.userId === userId && age >= 0 && age < reauthenticationLifetimeMs
  } catch {
    // As above, or it is not ours.
    return false
  }
}

/** Forgets the proof, which the service does not count any more: the next change asks again. */
export function forgetReauthentication(app: ClientApp<true>): void {
  try {
    sessionStorage.removeItem(keyOf(app))
  } catch {
    // Some browsers refuse storage; then nothing is remembered.
  }
}
