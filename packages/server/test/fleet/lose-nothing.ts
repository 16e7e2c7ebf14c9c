import { expect, vi } from 'vitest'
import { as, createDatabaseUrl } from '../harness'
import { startMailServer } from '../mail-server'
import { query } from '../real-postgres/query'
import { startWebhookReceiver } from '../webhook-receiver'
import { audit } from './audit'
import { startFleet } from './fleet'
import { openLedger } from './ledger'
import { callFleet, runLoad } from './load'

/** Moves the timestamps as if the killed processes had been gone for long. */
const ageEverything = [
  "update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'",
  'update webhook_events set next_try_at = now()',
]

/** Minimum number of broken connections. */
const leastCuts = 3

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
    meanwhile: async () => {
      for (const statement of waits ? [] : ageEverything) await query(databaseUrl, statement)
    },
  })
  await audit(fleet.url, ledger)

  const { users } = ledger
  const told = () => listTold(receiver.messages)
  const emailed = () => new Set(smtp.emails.flatMap(({ to }) => to))
  const ids = users.flatMap(({ id, teams }) => [id, ...teams.keys()])
  const emails = users.map(({ email }) => email)
  const isTold = () => isSubset(ids, told()) && isSubset(emails, emailed())
  await vi.waitUntil(isTold, { timeout: waits ? 300_000 : 30_000, interval: 500 })
  // A recipient recognizes duplicates by their ids, and a second email has the same code.
  for (const messageIds of told().values()) expect(messageIds.size).toBe(1)
  // Notices have no code.
  const codes = new Set(smtp.emails.map(({ code }) => code).filter(Boolean))
  expect(codes.size).toBe(emailed().size)
  // Jobs may be retried; requests that were not cut must not fail.
  expect(
    fleet.log().filter((line) => !/"msg":"job (failed|interrupted: one more try)"/.test(line)),
  ).toEqual([])
  return ledger
}

function isSubset(wanted: string[], found: { has(one: string): boolean }): boolean {
  return wanted.every((one) => found.has(one))
}

/** The ids of messages about each user and team. */
function listTold(messages: { headers: Record<string, string>; body: string }[]) {
  const told = new Map<string, Set<string | undefined>>()
  for (const { headers, body } of messages) {
    const { id } = JSON.parse(body).data
    told.set(id, (told.get(id) ?? new Set()).add(headers['webhook-id']))
  }
  return told
}
