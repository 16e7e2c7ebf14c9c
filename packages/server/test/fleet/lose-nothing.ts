import { expect } from 'vitest'
import { as, createDatabaseUrl } from '../harness'
import { query } from '../real-postgres/query'
import { startMailServer } from '../stand-ins/mail-server'
import { startWebhookReceiver } from '../stand-ins/webhook-receiver'
import { waitOptions } from '../wait-options'
import { audit } from './audit'
import { startFleet } from './fleet'
import { openLedger } from './ledger'
import { callFleet, runLoad } from './load'
import { ageEverything, requireNotifications } from './notifications'

/** Minimum number of broken connections. */
const leastCuts = 3

const jobLine = /"msg":"job (failed|interrupted: retrying once|parked: it was interrupted twice)"/

/**
 * Puts a mixed load on three processes while one after the other is killed, and checks that
 * everything acknowledged is there.
 */
export async function loseNothing({
  seconds,
  pauseMs,
  waits,
}: {
  seconds: number
  /** Pause between a process's return and the next kill. */
  pauseMs: number
  /** Whether to wait until jobs of killed processes are taken over, instead of moving clocks. */
  waits: boolean
}) {
  const [smtp, receiver] = [await startMailServer(), await startWebhookReceiver()]
  const databaseUrl = await createDatabaseUrl()
  const fleet = await startFleet(3, {
    DATABASE_URL: databaseUrl,
    APP_SMTP_URL: smtp.url,
    APP_RATE_LIMITS: 'off',
    APP_LOG: 'error',
  })
  const body = { url: receiver.url, event_types: ['user.created', 'team.created'] }
  await callFleet(fleet.url).must('POST /internal/webhook-endpoints', {
    headers: as('admin'),
    body,
  })
  const ledger = openLedger()
  const end = Date.now() + seconds * 1000
  const isOver = () => Date.now() > end && ledger.cuts >= leastCuts
  await Promise.all([
    fleet.killUntil(isOver, pauseMs),
    runLoad({ url: fleet.url, smtp, ledger }, { isOver, writers: 6 }),
  ])
  await fleet.replaceAll({
    whileDown: async () => {
      for (const statement of waits ? [] : ageEverything) await query(databaseUrl, statement)
    },
  })
  await audit(fleet.url, ledger)

  const timeoutMs = waitOptions.timeout
  await requireNotifications(ledger.users, { smtp, receiver, databaseUrl, timeoutMs })
  // Jobs may be retried, and parked when killed twice; requests that were not cut must not fail.
  expect(fleet.log().filter((line) => !jobLine.test(line))).toEqual([])
  return ledger
}
