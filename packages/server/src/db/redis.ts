import type { Redis, RedisOptions } from 'ioredis'
import type { Logger } from 'pino'

/** A Redis connection that may be interrupted. */
export interface RedisConnection {
  client: Redis
  /** Whether the last command succeeded. */
  isUsed(): boolean
  /** Logs that Redis is unreachable or failing, once until it recovers. */
  noteFault(error: unknown): void
  noteResult(): void
  close(): void
}

/**
 * Requests never wait for Redis: commands fail at once while disconnected, and after a short
 * timeout in milliseconds otherwise. The client then reconnects.
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

/** Connects in the background: an unavailable Redis does not prevent the start. */
export async function connectRedis(url: string, log: Logger): Promise<RedisConnection> {
  // Loaded on demand: most installations have no Redis.
  const { Redis } = await import('ioredis')
  const client = new Redis(url, options)
  let isUsed = true
  function noteFault(error: unknown): void {
    // Without the command, which may contain the password.
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

/** @throws if Redis is unreachable or returns an error. */
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
