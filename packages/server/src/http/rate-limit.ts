import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { hashToken } from '../crypto/hash-token'
import { TextError } from '../errors'

/** What is limited: number of times in a span of seconds. */
const limits = {
  /** Wrong passwords of one account from one address: few, as its owner is likely elsewhere. */
  signIn: { points: 20, duration: 900 },
  /** Wrong passwords of one account from anywhere: enough that nobody is easily locked out. */
  signInAnywhere: { points: 100, duration: 3600 },
  /** Accounts made from one address. */
  signUp: { points: 60, duration: 3600 },
  /** Mails to one address. */
  mail: { points: 5, duration: 600 },
  /** Presented codes from one address. */
  code: { points: 60, duration: 600 },
}

/** What is limited. */
type LimitKind = keyof typeof limits

/** Counts attempts and refuses those over the limit. */
export interface RateLimiter {
  /**
   * @param parts Whom to count by; together with the kind they make the key.
   * @throws {TextError} 429 with `Retry-After` in seconds.
   */
  consume(kind: LimitKind, ...parts: string[]): Promise<void>
  /** Takes an attempt back that turned out to be right. */
  forgive(kind: LimitKind, ...parts: string[]): Promise<void>
}

/** Counts in the database, so that all processes count together. */
export function createRateLimiter(
  pool: Pool,
  { preparedStatements }: { preparedStatements: boolean },
): RateLimiter {
  // The library names its statements, which not every pooler can carry.
  const unnamed = {
    query: ({ text, values }: { text: string; values?: unknown[] }) => pool.query(text, values),
  }
  const storeClient = preparedStatements ? pool : unnamed
  const limiters = Object.entries(limits).map(([kind, limit]) => {
    const options = { storeType: 'client', tableName: 'rate_limits', tableCreated: true }
    return [
      kind,
      new RateLimiterPostgres({ ...options, ...limit, storeClient, keyPrefix: kind }),
    ] as const
  })
  // Made from the same table as its keys.
  const byKind = Object.fromEntries(limiters) as Record<LimitKind, RateLimiterPostgres>
  // Hashed: keys have a limited length, and addresses do not belong in a table of counters.
  const toKey = (parts: string[]) => hashToken(parts.join('\n'))
  return {
    async consume(kind, ...parts) {
      try {
        await byKind[kind].consume(toKey(parts))
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
        throw new TextError(429, `Too many attempts. Try again in ${seconds} s.`, {
          'Retry-After': String(seconds),
        })
      }
    },
    async forgive(kind, ...parts) {
      await byKind[kind].reward(toKey(parts))
    },
  }
}

/** Counts nothing; for tests. */
export const noRateLimiter: RateLimiter = { async consume() {}, async forgive() {} }
