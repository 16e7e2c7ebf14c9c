import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { RedisConnection } from '../../db/redis'

/** Storage of counters, shared by all processes. */
export interface CounterStore {
  pool: Pool
  preparedStatements: boolean
  /** Used instead of the database while it is reachable. */
  redis: RedisConnection | null
}

/** Counts attempts by key. Rejects with a `RateLimiterRes` if the limit is exceeded. */
export type Counter = Pick<RateLimiterAbstract, 'consume' | 'reward' | 'get'>

/**
 * Creates the counter of one limit.
 *
 * @param options.clears Whether it regularly deletes expired counters of all limits from the
 * database.
 */
export function createCounter(
  { pool, preparedStatements, redis }: CounterStore,
  kind: string,
  { points, duration, clears }: { points: number; duration: number; clears: boolean },
): Counter {
  // The library names its statements, which not every pooler supports.
  const unnamed = {
    query: ({ text, values }: { text: string; values?: unknown[] }) => pool.query(text, values),
  }
  const inDatabase = new RateLimiterPostgres({
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    points,
    duration,
    clearExpiredByTimeout: clears,
    storeClient: preparedStatements ? pool : unnamed,
    keyPrefix: kind,
  })
  if (!redis) return inDatabase
  const inRedis = new RateLimiterRedis({
    points,
    duration,
    storeClient: redis.client,
    keyPrefix: `app-server:${kind}`,
    rejectIfRedisNotReady: true,
  })
  return insure(inRedis, inDatabase, redis)
}

/**
 * Falls back to the database if Redis fails. The library can do this too, but does not report it.
 */
function insure(inRedis: Counter, inDatabase: Counter, redis: RedisConnection): Counter {
  async function either<Result>(count: (counter: Counter) => Promise<Result>): Promise<Result> {
    try {
      const result = await count(inRedis)
      redis.noteResult()
      return result
    } catch (error) {
      // Redis responded: the limit is exceeded.
      if (error instanceof RateLimiterRes) throw error
      redis.noteFault(error)
      return count(inDatabase)
    }
  }
  return {
    consume: (key) => either((counter) => counter.consume(key)),
    reward: (key) => either((counter) => counter.reward(key)),
    get: (key) => either((counter) => counter.get(key)),
  }
}

/** An attempt that a counter has counted. */
export interface CountedAttempt {
  counter: Counter
  key: string
  /** Whether it exceeds the limit. */
  isRefused: boolean
  used: number
  /** End of the period that it is counted in, in milliseconds since 1970. */
  endsAt: number
}

/** Counts an attempt. */
export async function count(counter: Counter, key: string): Promise<CountedAttempt> {
  const { result, isRefused } = await counter.consume(key).then(
    (counted) => ({ result: counted, isRefused: false }),
    (refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return { result: refusal, isRefused: true }
    },
  )
  const { consumedPoints, msBeforeNext } = result
  return { counter, key, isRefused, used: consumedPoints, endsAt: Date.now() + msBeforeNext }
}

/** Uncounts attempts. One whose period has ended would count as -1 in the next. */
export async function takeBack(attempts: CountedAttempt[]): Promise<void> {
  const current = attempts.filter(({ endsAt }) => Date.now() < endsAt)
  await Promise.all(current.map(({ counter, key }) => counter.reward(key)))
}
