import { chmod } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { audit } from '../fleet/audit'
import { startFleet } from '../fleet/fleet'
import { type Ledger, openLedger } from '../fleet/ledger'
import { callFleet, runLoad } from '../fleet/load'
import { ageEverything, requireNotifications } from '../fleet/notifications'
import { as } from '../harness'
import { query } from '../real-postgres/query'
import { makeFolder } from '../run-app-server'
import { startMailServer } from '../stand-ins/mail-server'
import { startWebhookReceiver } from '../stand-ins/webhook-receiver'
import { Cluster, type MemberName, memberNames } from './cluster'
import { createNetwork } from './host'
import { watchSignIns } from './watch-sign-ins'

/** Load before a fault, and after the service has recovered, in milliseconds. */
const steadyMs = 2000

/** Longest time without a sign-in, in milliseconds. */
const recoveryMs = 120_000

/** Runs only the scenarios whose names contain this text. Default: all. */
const wanted = process.env.APP_TEST_FAILOVER ?? ''

/** A fault of the cluster with the given primary, and how it is repaired. */
interface Scenario {
  name: string
  fault(cluster: Cluster, primary: MemberName): void | Promise<void>
  repair?(cluster: Cluster, primary: MemberName): void | Promise<void>
}

const scenarios: Scenario[] = [
  { name: 'planned switchover', fault: (cluster) => cluster.switchOver() },
  {
    name: 'Postgres of the primary killed',
    fault: (cluster, primary) => cluster.killPostgres(primary),
  },
  {
    name: 'host of the primary killed',
    fault: (cluster, primary) => cluster.killHost(primary),
    repair: (cluster, primary) => cluster.startMember(primary),
  },
  {
    name: 'primary cut off the network',
    fault: (cluster, primary) => cluster.host(primary).disconnect(),
    repair: (cluster, primary) => cluster.host(primary).reconnect(),
  },
  {
    name: 'primary cut off the other database hosts',
    fault: (cluster, primary) => cluster.separate(primary),
    repair: (cluster, primary) => cluster.rejoin(primary),
  },
  {
    name: 'host of the synchronous replica killed',
    async fault(cluster) {
      await cluster.killHost(await cluster.findSynchronous())
    },
    async repair(cluster) {
      for (const name of memberNames.filter((one) => !cluster.isRunning(one))) {
        await cluster.startMember(name)
      }
    },
  },
]

it('loses no acknowledged write in a failover', async () => {
  await createNetwork('10.0.0.1')
  const folder = await makeFolder()
  // The OS user of Postgres enters it.
  await chmod(folder, 0o755)
  const cluster = new Cluster(folder)
  onTestFinished(() => cluster.stop())
  await cluster.start()
  const [smtp, receiver] = [await startMailServer(), await startWebhookReceiver()]
  const fleet = await startFleet(2, {
    DATABASE_URL: cluster.urls.primary,
    DATABASE_READ_URL: cluster.urls.replicas,
    APP_SMTP_URL: smtp.url,
    APP_RATE_LIMITS: 'off',
    APP_LOG: 'error',
  })
  const { must } = callFleet(fleet.url)
  const body = { url: receiver.url, event_types: ['user.created', 'team.created'] }
  await must('POST /internal/webhook-endpoints', { headers: as('admin'), body })
  const user = { email: 'watched@example.com', password: 'correct horse' }
  const verification = { verification_callback_url: 'http://localhost:3000/handler/page' }
  await must('POST /auth/password/sign-up', { body: { ...user, ...verification } })

  const ledgers: Ledger[] = []
  const attempted = new Set([user.email])
  const chosen = scenarios.filter(({ name }) => name.includes(wanted))
  expect(chosen).not.toEqual([])
  for (const { name, fault, repair } of chosen) {
    const primary = await cluster.whenHealthy()
    const ledger = openLedger(attempted)
    ledgers.push(ledger)
    const signIns = watchSignIns(fleet.url, user)
    let isOver = false
    const load = runLoad(
      { url: fleet.url, smtp, ledger },
      {
        isOver: () => isOver,
        writers: 4,
        mayRefuse: true,
        name: `${name.replaceAll(' ', '-').toLowerCase()}-`,
      },
    )
    await Promise.race([load, delay(steadyMs)])
    const faultAt = performance.now()
    await fault(cluster, primary)
    const hasRecovered = () => signIns.succeededSince(faultAt + steadyMs)
    const recovery = vi.waitUntil(hasRecovered, { timeout: recoveryMs, interval: 100 })
    // The load is not over yet, but may fail.
    await Promise.race([load, recovery])
    await delay(steadyMs)
    isOver = true
    await Promise.all([load, signIns.stop()])
    for (const email of ledger.attempted) attempted.add(email)
    const { nextSignIn, gap, longestRequest, outcomes } = signIns.describe(faultAt)
    const next = await cluster.findPrimary()
    await repair?.(cluster, primary)
    expect(await cluster.whenHealthy(), 'a host that returns follows the primary').toBe(next)
    await audit(fleet.url, ledger)
    console.log(
      `${name}: ${primary} -> ${next}; next sign-in after ${nextSignIn.toFixed(1)} s`,
      `(${gap.toFixed(1)} s without one), longest request ${longestRequest.toFixed(1)} s,`,
      `sign-ins ${JSON.stringify(outcomes)}; load: ${ledger.writes} writes acknowledged, 0 lost,`,
      `${ledger.refused} responses with 503, ${ledger.cuts} without a response`,
    )
    expect(Object.keys(outcomes).filter((outcome) => !['200', '503'].includes(outcome))).toEqual([])
    expect(ledger.cuts).toBe(0)
  }
  for (const statement of ageEverything) await query(cluster.urls.primary, statement)
  const users = ledgers.flatMap((ledger) => ledger.users)
  const databaseUrl = cluster.urls.primary
  await requireNotifications(users, { smtp, receiver, databaseUrl, timeoutMs: 120_000 })
})
