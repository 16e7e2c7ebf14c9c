import type { ClientApp } from '@app/core'

/** How long a sign-in, or a proof, speaks for whoever sits there. In milliseconds. */
export const proofLastsMs = 10 * 60_000

const keyOf = ({ projectId }: ClientApp<true>) => `stack-proven-${projectId}`

/** Remembers, in this tab, that somebody has just shown who they are. */
export function rememberProof(app: ClientApp<true>, userId: string): void {
  try {
    sessionStorage.setItem(keyOf(app), JSON.stringify({ userId, at: Date.now() }))
  } catch {
    // Some browsers refuse storage; then everything is asked for.
  }
}

/** Whether a user has shown in this tab, a short while ago, that it is them. */
export function hasProven(app: ClientApp<true>, userId: string): boolean {
  try {
    const proof = JSON.parse(sessionStorage.getItem(keyOf(app)) ?? '{}')
    const age = Date.now() - proof.at
    return proof.userId === userId && age >= 0 && age < proofLastsMs
  } catch {
    // As above, or it is not ours.
    return false
  }
}

/** Forgets the proof, which the service does not count any more: the next change asks again. */
export function forgetProof(app: ClientApp<true>): void {
  try {
    sessionStorage.removeItem(keyOf(app))
  } catch {
    // Some browsers refuse storage; then nothing is remembered.
  }
}
