import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { RedisConnection } from '../../db/redis'

/** Where attempts are counted: what all processes share, so that they count together. */
export interface CounterStore {
  pool: Pool
  preparedStatements: boolean
  /** Counts in place of the database while it can be reached. */
  redis: RedisConnection | null
}

/** Counts attempts by key; refuses with a `RateLimiterRes` what is over its limit. */
export type Counter = Pick<RateLimiterAbstract, 'consume' | 'reward' | 'get'>

/**
 * Makes the counter of one kind of attempts.
 *
 * @param options.clears Deletes counts that are over, of all kinds, from the database now and then.
 */
export function createCounter(
  { pool, preparedStatements, redis }: CounterStore,
  kind: string,
  { points, duration, clears }: { points: number; duration: number; clears: boolean },
): Counter {
  // The library names its statements, which not every pooler can carry.
  const unnamed = {
    query: ({ text, values }: { text: string; values?: unknown[] }) => pool.query(text, values),
  }
  const inDatabase = new RateLimiterPostgres({
    ...{ storeType: 'client', tableName: 'rate_limits', tableCreated: true },
    ...{ points, duration, clearExpiredByTimeout: clears },
    storeClient: preparedStatements ? pool : unnamed,
    keyPrefix: kind,
  })
  if (!redis) return inDatabase
  const inRedis = new RateLimiterRedis({
    ...{ points, duration },
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
      redis.noteResult()
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
    get: (key) => either((counter) => counter.get(key)),
  }
}

/** Counts an attempt. Returns what the counter answers when there were too many. */
export async function count(counter: Counter, key: string): Promise<RateLimiterRes | null> {
  try {
    await counter.consume(key)
    return null
  } catch (error) {
    if (error instanceof RateLimiterRes) return error
    throw error
  }
}
