import { Redis } from 'ioredis'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createInstallation } from '../../cli/installation'
import { createDatabaseUrl, startServerForTest } from '../../harness'
import { startSilence } from '../../stand-ins/silence'
import { startThrowawayRedis } from '../../throwaway/redis'
import { waitOptions } from '../../wait-options'
import { query } from '../query'

const secret = 'x'.repeat(40)
const none = { headers: {} }

async function startRedis(port?: number) {
  const redis = await startThrowawayRedis(port)
  onTestFinished(() => redis.stop())
  const client = new Redis(redis.url)
  onTestFinished(() => client.disconnect())
  client.on('error', () => {})
  return { ...redis, client }
}

/** Starts a process of the service that counts in Redis, and collects its messages about it. */
async function start(redisUrl: string, databaseUrl?: string) {
  const log: string[] = []
  const url = databaseUrl ?? (await createDatabaseUrl())
  const started = await startServerForTest({
    redisUrl,
    databaseUrl: url,
    secret,
    rateLimits: true,
    metrics: true,
    log: 'info',
    logTo: { write: (line) => log.push(line) },
  })
  const messages = () =>
    log.map((line) => JSON.parse(line).msg).filter((text) => /Redis/.test(text))
  return { ...started, messages, lines: log, databaseUrl: url }
}

type Process = Awaited<ReturnType<typeof start>>

/** Signs in with wrong passwords, one after the other. Returns how often that was allowed. */
async function guess({ call }: Process, email: string, times: number): Promise<number> {
  let allowed = 0
  for (let time = 0; time < times; time += 1) {
    const body = { email, password: 'a guess' }
    const { status } = await call('POST', '/auth/password/sign-in', { body })
    expect([400, 429]).toContain(status)
    if (status === 400) allowed += 1
  }
  return allowed
}

const ready = async ({ call }: Process) => (await call('GET', '/ready', none)).body

describe('limits in Redis', () => {
  it('are counted by all processes together, and not in the database', async () => {
    const { url, client } = await startRedis()
    const here = await start(url)
    const there = await start(url, here.databaseUrl)
    expect(await guess(here, 'ada@example.com', 12)).toBe(12)
    expect(await guess(there, 'ada@example.com', 12)).toBe(8)
    expect(await query(here.databaseUrl, 'select count(*)::int from rate_limits')).toEqual([
      { count: 0 },
    ])
    const keys = await client.keys('*')
    expect(keys.map((key) => key.replace(/[\w-]{20,}$/, '…')).sort()).toEqual([
      'app-server:signIn:…',
      'app-server:signInAnywhere:…',
      'app-server:signInFromAddress:…',
    ])
    expect(await client.ttl(keys[0] ?? '')).toBeGreaterThan(800)
    expect((await here.call('GET', '/metrics', none)).body).toContain('app_redis_used 1')
    expect([...here.messages(), ...there.messages()]).toEqual([])
  })

  it('do not count correct attempts', async () => {
    const { url, client } = await startRedis()
    const { call, signUp } = await start(url)
    const { email, password } = await signUp()
    for (let time = 0; time < 22; time += 1) {
      const body = { email, password }
      expect((await call('POST', '/auth/password/sign-in', { body })).status).toBe(200)
    }
    const [key = ''] = await client.keys('app-server:signIn:*')
    expect(await client.get(key)).toBe('0')
  })

  it('are counted in the database while Redis is down, with one warning', async () => {
    const redis = await startRedis()
    const process = await start(redis.url)
    expect(await guess(process, 'ada@example.com', 3)).toBe(3)
    await redis.stop()
    expect(await guess(process, 'ada@example.com', 24)).toBe(20)
    expect(process.messages()).toEqual(['Redis is not used: the database counts attempts'])
    expect(await ready(process)).toEqual({ status: 'ready', degraded: ['Redis'] })
    expect((await process.call('GET', '/metrics', none)).body).toContain('app_redis_used 0')
    await startRedis(Number(new URL(redis.url).port))
    await vi.waitUntil(async () => !('degraded' in (await ready(process))), waitOptions)
    expect(await guess(process, 'ada@example.com', 1)).toBe(1)
    expect(process.messages()).toEqual([
      'Redis is not used: the database counts attempts',
      'Redis counts attempts again',
    ])
  })

  it('are counted in the database while Redis responds with errors', async () => {
    const { url, client } = await startRedis()
    const process = await start(url)
    await client.config('SET', 'maxmemory', '1')
    expect(await guess(process, 'ada@example.com', 24)).toBe(20)
    expect(await ready(process)).toEqual({ status: 'ready', degraded: ['Redis'] })
    expect(process.messages()).toEqual(['Redis is not used: the database counts attempts'])
    await client.config('SET', 'maxmemory', '0')
    expect(await guess(process, 'ada@example.com', 1)).toBe(1)
    expect(await ready(process)).toEqual({ status: 'ready' })
  })

  it('are counted in the database while Redis hangs', async () => {
    const { url, client } = await startRedis()
    const process = await start(url)
    await client.call('CLIENT', 'PAUSE', '60000', 'ALL')
    const startedAt = performance.now()
    expect(await guess(process, 'ada@example.com', 24)).toBe(20)
    // The first ones wait until the timeout is known; 72 counts that each waited would take longer
    // than that.
    expect(performance.now() - startedAt).toBeLessThan(15_000)
    expect(process.messages()).toEqual(['Redis is not used: the database counts attempts'])
  })

  it('do not keep a server from starting', async () => {
    const process = await start(`redis://127.0.0.1:${await startSilence()}`)
    expect(await guess(process, 'ada@example.com', 24)).toBe(20)
    expect(process.messages()).toEqual(['Redis is not used: the database counts attempts'])
  })

  it('never show the password of Redis', async () => {
    const { url, client } = await startRedis()
    await client.config('SET', 'requirepass', 'right')
    const { lines, messages } = await start(url.replace('//', '//:a-wrong-password@'))
    expect(messages()).toEqual(['Redis is not used: the database counts attempts'])
    expect(lines.join()).toMatch(/WRONGPASS|NOAUTH/)
    expect(lines.join()).not.toContain('a-wrong-password')
  })

  it('are checked by the doctor', async () => {
    const { url } = await startRedis()
    const { run } = await createInstallation()
    await run(['migrate'])
    expect((await run(['doctor'], { REDIS_URL: url })).out).toContain(
      'ok       redis          counts attempts',
    )
    const { code, out } = await run(['doctor'], { REDIS_URL: 'redis://127.0.0.1:9' })
    expect(out).toMatch(/problem {2}redis {10}.*ECONNREFUSED.*\n +Check REDIS_URL/)
    expect(code).toBe(1)
  })
})
