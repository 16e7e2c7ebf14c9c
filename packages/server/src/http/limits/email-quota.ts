import type { EmailQuota } from '../../emails/quota'
import { type CounterStore, count, createCounter, takeBack } from './attempt-counter'

const daySeconds = 24 * 60 * 60

/** Counts emails in Redis, or in the database if Redis is unavailable. */
export function createEmailQuota(store: CounterStore, perDay: number): EmailQuota {
  const limits = { points: perDay, duration: daySeconds, clears: false }
  const counter = createCounter(store, 'projectMails', limits)
  return {
    perDay,
    async take(projectId) {
      const email = await count(counter, projectId)
      return email.isRefused ? null : () => takeBack([email])
    },
    async findWait(projectId) {
      const sent = await counter.get(projectId)
      if (!sent || sent.consumedPoints < perDay) return null
      return Math.max(1, Math.ceil(sent.msBeforeNext / 1000))
    },
  }
}
