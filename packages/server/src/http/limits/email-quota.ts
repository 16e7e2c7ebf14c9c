import type { EmailQuota } from '../../emails/quota'
import { type CounterStore, count, createCounter } from './attempt-counter'

const daySeconds = 24 * 60 * 60

/** Counts emails in Redis, or in the database if Redis is unavailable. */
export function createEmailQuota(store: CounterStore, perDay: number): EmailQuota {
  const limits = { points: perDay, duration: daySeconds, clears: false }
  const counter = createCounter(store, 'projectMails', limits)
  return {
    perDay,
    async take(projectId) {
      return (await count(counter, projectId)) === null
    },
    async giveBack(projectId) {
      await counter.reward(projectId)
    },
    async findWait(projectId) {
      const count = await counter.get(projectId)
      if (!count || count.consumedPoints < perDay) return null
      return Math.max(1, Math.ceil(count.msBeforeNext / 1000))
    },
  }
}
