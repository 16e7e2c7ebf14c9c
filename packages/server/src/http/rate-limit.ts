import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { TextError } from '../errors'

/** What is limited: number of times in a span of seconds. */
const limits = {
  /** Wrong or right, per account: 10 guesses a minute make no dent in an 8-character password. */
  signIn: { points: 10, duration: 60 },
  /** Accounts made from one address. */
  signUp: { points: 30, duration: 3600 },
  /** Mails to one address. */
  mail: { points: 5, duration: 600 },
  /** Presented codes from one address. */
  code: { points: 60, duration: 600 },
}

/** Counts attempts and refuses those over the limit. */
export interface RateLimiter {
  /**
   * @param parts Whom to count by; together with the kind they make the key.
   * @throws {TextError} 429 with `Retry-After` in seconds.
   */
  consume(kind: keyof typeof limits, ...parts: string[]): Promise<void>
}

/** Counts in the database, so that all processes count together. */
export function createRateLimiter(pool: Pool): RateLimiter {
  const limiters = Object.entries(limits).map(([kind, limit]) => {
    const options = {
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: kind,
    }
    return [kind, new RateLimiterPostgres({ ...options, ...limit })]
  })
  const byKind: Record<string, RateLimiterPostgres> = Object.fromEntries(limiters)
  return {
    async consume(kind, ...parts) {
      try {
        await byKind[kind]?.consume(parts.join(' ').slice(0, 200))
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
        throw new TextError(429, `Too many attempts. Try again in ${seconds} s.`, {
          'Retry-After': String(seconds),
        })
      }
    },
  }
}

/** Counts nothing; for tests. */
export const noRateLimiter: RateLimiter = { async consume() {} }
