import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { hashToken } from '../crypto/hash-token'
import type { RedisConnection } from '../db/redis'
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

/** Where attempts are counted: what all processes share, so that they count together. */
export interface CounterStore {
  pool: Pool
  preparedStatements: boolean
  /** Counts in place of the database while it can be reached. */
  redis: RedisConnection | null
}

/** Counts attempts in the database, or in Redis with the database to fall back on. */
export function createRateLimiter(store: CounterStore): RateLimiter {
  const limiters = Object.keys(limits).map((kind) => [
    kind,
    createCounter(store, kind as LimitKind),
  ])
  // Made from the same table as its keys.
  const byKind = Object.fromEntries(limiters) as Record<LimitKind, Counter>
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

type Counter = Pick<RateLimiterAbstract, 'consume' | 'reward'>

function createCounter(
  { pool, preparedStatements, redis }: CounterStore,
  kind: LimitKind,
): Counter {
  // The library names its statements, which not every pooler can carry.
  const unnamed = {
    query: ({ text, values }: { text: string; values?: unknown[] }) => pool.query(text, values),
  }
  const inDatabase = new RateLimiterPostgres({
    ...{ storeType: 'client', tableName: 'rate_limits', tableCreated: true },
    ...limits[kind],
    storeClient: preparedStatements ? pool : unnamed,
    keyPrefix: kind,
  })
  if (!redis) return inDatabase
  const inRedis = new RateLimiterRedis({
    ...limits[kind],
    storeClient: redis.client,
    keyPrefix: `app-server:${kind}`,
    rejectIfRedisNotReady: true,
  })
  return insure(inRedis, inDatabase, redis)
}

/** The database counts what Redis cannot. The library has this too, but tells nobody. */
function insure(inRedis: Counter, inDatabase: Counter, redis: RedisConnection): Counter {
  async function either<Result>(count: (counter: Counter) => Promise<Result>): Promise<Result> {
    try {
      const result = await count(inRedis)
      redis.noteAnswer()
      return result
    } catch (error) {
      // This is an answer: there were too many.
      if (error instanceof RateLimiterRes) throw error
      redis.noteFault(error)
      return count(inDatabase)
    }
  }
  return {
    consume: (key) => either((counter) => counter.consume(key)),
    reward: (key) => either((counter) => counter.reward(key)),
  }
}

/** Counts nothing; for tests. */
export const noRateLimiter: RateLimiter = { async consume() {}, async forgive() {} }
