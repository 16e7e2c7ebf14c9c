import { setTimeout as delay } from 'node:timers/promises'
import { as } from '../harness'

/** Interval of the attempts, in milliseconds. */
const intervalMs = 200

interface Attempt {
  startedAt: number
  endedAt: number
  /** HTTP status, or the reason why there was none. */
  outcome: number | string
}

/** Signs a user in several times a second, even while earlier attempts have no response yet. */
export function watchSignIns(url: string, user: { email: string; password: string }) {
  const attempts: Attempt[] = []
  const running = new Set<Promise<void>>()
  let isOver = false

  async function signIn(): Promise<void> {
    const startedAt = performance.now()
    const outcome = await fetch(`${url}/api/v1/auth/password/sign-in`, {
      method: 'POST',
      headers: { ...as('client'), 'content-type': 'application/json' },
      body: JSON.stringify(user),
    }).then(
      async (response) => {
        await response.text()
        return response.status
      },
      (error: Error) => error.message,
    )
    attempts.push({ startedAt, endedAt: performance.now(), outcome })
  }

  async function watch(): Promise<void> {
    while (!isOver) {
      const attempt = signIn().finally(() => running.delete(attempt))
      running.add(attempt)
      await delay(intervalMs)
    }
    await Promise.all(running)
  }

  const watching = watch()
  const succeededSince = (time: number) =>
    attempts.some(({ startedAt, outcome }) => outcome === 200 && startedAt >= time)
  return {
    succeededSince,
    async stop(): Promise<void> {
      isOver = true
      await watching
    },
    /** Summarizes the attempts that ended after a fault. */
    describe(faultAt: number) {
      const ends = attempts
        .filter(({ outcome }) => outcome === 200)
        .map(({ endedAt }) => endedAt)
        .sort((a, b) => a - b)
      const gaps = ends.slice(1).map((end, index) => ({ end, length: end - (ends[index] ?? 0) }))
      const longest = gaps.sort((a, b) => b.length - a.length)[0] ?? { end: faultAt, length: 0 }
      const affected = attempts.filter(({ endedAt }) => endedAt >= faultAt)
      const outcomes: Record<string, number> = {}
      for (const { outcome } of affected) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      const waits = affected.map(({ startedAt, endedAt }) => endedAt - startedAt)
      return {
        /** From the fault to the next successful sign-in after the longest gap, in seconds. */
        nextSignIn: (longest.end - faultAt) / 1000,
        gap: longest.length / 1000,
        longestRequest: Math.max(...waits) / 1000,
        outcomes,
      }
    },
  }
}
