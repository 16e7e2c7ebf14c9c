import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createInstallation } from '../../cli/installation'
import { as, createDatabaseUrl, startServerForTest } from '../../harness'
import { startSilence } from '../../stand-ins/silence'
import { startThrowawayPair, type ThrowawayPair } from '../../throwaway/replica'
import { waitOptions } from '../../wait-options'
import { toText } from '../../watch-queries'
import { query } from '../query'

const secret = 'x'.repeat(40)
const none = { headers: {} }

let pair: ThrowawayPair
beforeAll(async () => {
  pair = await startThrowawayPair()
  // As in production: a database owner without superuser rights.
  for (const statement of [
    'create role app login',
    'alter database postgres owner to app',
    'alter schema public owner to app',
  ]) {
    await query(pair.primaryUrl, statement)
  }
})
afterAll(() => pair.stop())

function asApp(url: string): string {
  return url.replace('postgres://postgres@', 'postgres://app@')
}

/** Starts a process of the service, and collects its messages about replicas. */
async function start(databaseReadUrl = asApp(pair.replicaUrl)) {
  const log: string[] = []
  const started = await startServerForTest({
    databaseUrl: asApp(pair.primaryUrl),
    databaseReadUrl,
    secret,
    metrics: true,
    log: 'info',
    logTo: { write: (line) => log.push(line) },
  })
  const messages = () =>
    log.map((line) => JSON.parse(line).msg).filter((text) => /replica/.test(text))
  return { ...started, messages }
}

type Process = Awaited<ReturnType<typeof start>>

/** Returns the servers that were queried for users while `work` runs. */
async function whoReads(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(Client.prototype, 'query')
  await work()
  const ports = spy.mock.calls.flatMap(([statement], index) => {
    const isList = /from "users" where .* order by/.test(toText(statement))
    return isList ? [Number(Object(spy.mock.contexts[index]).port)] : []
  })
  spy.mockRestore()
  const names = new Map([
    [Number(new URL(pair.primaryUrl).port), 'primary'],
    [Number(new URL(pair.replicaUrl).port), 'replica'],
  ])
  return ports.map((port) => names.get(port) ?? 'other')
}

async function listEmails({ call }: Process): Promise<string[]> {
  const { status, body } = await call('GET', '/users', { headers: as('server') })
  expect(status).toBe(200)
  return body.items.map((user: { primary_email: string }) => user.primary_email)
}

const ready = async ({ call }: Process) => (await call('GET', '/ready', none)).body

/** Ends the pause of a replica, and waits until it is used again. */
async function untilUsedAgain(process: Process): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 })
  onTestFinished(() => void vi.useRealTimers())
  await vi.waitUntil(async () => {
    await listEmails(process)
    return !('degraded' in (await ready(process)))
  }, waitOptions)
  vi.useRealTimers()
}

const setReplay = (state: 'pause' | 'resume') =>
  query(pair.replicaUrl, `select pg_wal_replay_${state}()`)

describe('a read replica', () => {
  it.each([
    ['flushed at once', 'on'],
    ['flushed later', 'off'],
  ])('responds with everything written before, by any process, %s', async (_, setting) => {
    await query(pair.primaryUrl, `alter role app set synchronous_commit = ${setting}`)
    onTestFinished(async () => {
      await query(pair.primaryUrl, 'alter role app reset synchronous_commit')
    })
    const [here, there] = await Promise.all([start(), start()])
    for (let round = 0; round < 10; round += 1) {
      const { email } = await here.signUp(`${setting}${round}@example.com`)
      expect(await listEmails(there)).toContain(email)
    }
    // On a busy machine it may have lagged at times; now only background jobs write.
    await vi.waitUntil(async () => {
      await untilUsedAgain(there)
      const [reader] = await whoReads(() => listEmails(there))
      return reader === 'replica'
    }, waitOptions)
  })

  it('serves all long lists and figures of owners', async () => {
    const process = await start()
    const admin = { headers: as('admin') }
    const endpoint = await process.call('POST', '/internal/webhook-endpoints', {
      ...admin,
      body: { url: 'http://localhost:9/' },
    })
    await untilUsedAgain(process)
    const before = process.messages()
    for (const path of [
      '/users?query=on&limit=3',
      '/teams',
      '/team-member-profiles',
      '/internal/metrics',
      '/internal/emails',
      '/internal/security-events',
      `/internal/webhook-endpoints/${endpoint.body.id}/deliveries`,
    ]) {
      expect([path, (await process.call('GET', path, admin)).status]).toEqual([path, 200])
    }
    expect(process.messages()).toEqual(before)
    expect((await process.call('GET', '/metrics', none)).body).toContain('app_read_replica_used 1')
  })

  it('is not used while it lags, is reported once, and is used again when it has caught up', async () => {
    const [here, there] = await Promise.all([start(), start()])
    await setReplay('pause')
    onTestFinished(async () => {
      await setReplay('resume')
    })
    for (let round = 0; round < 3; round += 1) {
      const { email } = await here.signUp(`paused${round}@example.com`)
      expect(await listEmails(there)).toContain(email)
    }
    expect(there.messages()).toEqual(['the read replica is not used'])
    expect(await ready(there)).toEqual({ status: 'ready', degraded: ['read replica'] })
    expect((await there.call('GET', '/metrics', none)).body).toContain('app_read_replica_used 0')
    await setReplay('resume')
    await untilUsedAgain(there)
    expect(await whoReads(() => listEmails(there))).toEqual(['replica'])
    expect(there.messages()).toEqual([
      'the read replica is not used',
      'the read replica is used again',
    ])
  })

  it.each([
    ['the primary itself', () => pair.primaryUrl],
    ['another database', createDatabaseUrl],
    ['an unreachable server', async () => 'postgres://app@127.0.0.1:9/app'],
    [
      'a server that never responds',
      async () => `postgres://app@127.0.0.1:${await startSilence()}/app`,
    ],
  ])('is not used when its URL is that of %s', async (_, findUrl) => {
    const process = await start(await findUrl())
    const { email } = await process.signUp(`not${Date.now()}@example.com`)
    expect(await listEmails(process)).toContain(email)
    expect(process.messages()).toEqual(['the read replica is not used'])
  })

  it('is checked by the doctor', async () => {
    const { run } = await createInstallation({ DATABASE_URL: asApp(pair.primaryUrl) })
    const examine = async (url: string) =>
      (await run(['doctor'], { DATABASE_READ_URL: url })).out.match(
        /.*read replica.*(\n {24}.*)?/,
      )?.[0]
    expect(await examine(asApp(pair.replicaUrl))).toBe(
      'ok       read replica   up to date with the database',
    )
    const advice =
      'Check DATABASE_READ_URL and the replication. Until then the replica is not used.'
    expect(await examine(asApp(pair.primaryUrl))).toBe(
      `problem  read replica   Not a replica of this database.\n${' '.repeat(24)}${advice}`,
    )
  })

  it('can stop at any time', async () => {
    const process = await start()
    const lists = Promise.all(Array.from({ length: 30 }, () => listEmails(process)))
    await pair.stopReplica()
    const lengths = (await lists).map(({ length }) => length)
    expect(new Set(lengths).size).toBe(1)
    expect(await listEmails(process)).toHaveLength(lengths[0] ?? 0)
    expect(process.messages()).toEqual(['the read replica is not used'])
  })
})
