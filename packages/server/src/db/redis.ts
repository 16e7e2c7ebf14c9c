import type { Redis, RedisOptions } from 'ioredis'
import type { Logger } from 'pino'

/** A Redis that may come and go. */
export interface RedisConnection {
  client: Redis
  /** Whether its last answer was one. */
  isUsed(): boolean
  /** It could not be reached, or answered with an error: told once, until it answers again. */
  noteFault(error: unknown): void
  noteResult(): void
  close(): void
}

/**
 * Nobody waits for a Redis: what is asked while it is away fails at once, and what it does not answer fails
 * soon, in milliseconds. The connection is then made anew.
 */
const options: RedisOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 1000,
  commandTimeout: 500,
  socketTimeout: 1000,
  retryStrategy: (times) => Math.min(times * 100, 2000),
}

/** Connects, or goes on trying: a Redis that is away keeps nobody from starting. */
export async function connectRedis(url: string, log: Logger): Promise<RedisConnection> {
  // Loaded when wanted: most installations have none.
  const { Redis } = await import('ioredis')
  const client = new Redis(url, options)
  let isUsed = true
  function noteFault(error: unknown): void {
    // Without the command it belongs to, which may be the one with the password.
    const reason = error instanceof Error ? error.message : String(error)
    if (isUsed) log.warn({ reason }, 'Redis is not used: the database counts attempts')
    isUsed = false
  }
  function noteResult(): void {
    if (!isUsed) log.info('Redis counts attempts again')
    isUsed = true
  }
  client.on('error', noteFault)
  client.on('ready', noteResult)
  await client.connect().catch(noteFault)
  return {
    client,
    isUsed: () => isUsed,
    noteFault,
    noteResult,
    close: () => client.disconnect(),
  }
}

/** @throws when it cannot be reached, or answers with an error. */
export async function checkRedis(url: string): Promise<void> {
  const { Redis } = await import('ioredis')
  const client = new Redis(url, { ...options, retryStrategy: () => null })
  let reason: unknown
  client.on('error', (error) => {
    reason = error
  })
  try {
    await client.connect()
    await client.ping()
  } catch (error) {
    throw reason ?? error
  } finally {
    client.disconnect()
  }
}
