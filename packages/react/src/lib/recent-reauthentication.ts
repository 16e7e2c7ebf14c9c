import type { ClientApp } from '@app/core'

/** Time that a re-authentication or sign-in stays valid, in milliseconds. */
export const reauthenticationLifetimeMs = 10 * 60_000

const keyOf = ({ projectId }: ClientApp<true>) => `stack-reauthenticated-${projectId}`

/** Remembers in this tab that the user has just re-authenticated. */
export function rememberReauthentication(app: ClientApp<true>, userId: string): void {
  try {
    sessionStorage.setItem(keyOf(app), JSON.stringify({ userId, at: Date.now() }))
  } catch {
    // Some browsers refuse storage; then every change asks again.
  }
}

/** Whether the user has recently re-authenticated in this tab. */
export function isRecentlyAuthenticated(app: ClientApp<true>, userId: string): boolean {
  try {
    const reauthentication = JSON.parse(sessionStorage.getItem(keyOf(app)) ?? '{}')
    const age = Date.now() - reauthentication.at
    return reauthentication.userId === userId && age >= 0 && age < reauthenticationLifetimeMs
  } catch {
    // Storage is refused, or the value is invalid.
    return false
  }
}

/**
 * Forgets the re-authentication that the service no longer accepts, so that the next change asks
 * again.
 */
export function forgetReauthentication(app: ClientApp<true>): void {
  try {
    sessionStorage.removeItem(keyOf(app))
  } catch {
    // Some browsers refuse storage; then nothing is stored.
  }
}
