import { expect, vi } from 'vitest'
import { query } from '../real-postgres/query'
import type { startMailServer } from '../stand-ins/mail-server'
import type { startWebhookReceiver } from '../stand-ins/webhook-receiver'
import type { TestUser } from './ledger'

/** Receivers of what the service sends. */
interface Receivers {
  smtp: Awaited<ReturnType<typeof startMailServer>>
  receiver: Awaited<ReturnType<typeof startWebhookReceiver>>
}

/** Moves the timestamps as if interrupted processes and queries had been gone for long. */
export const ageEverything = [
  "update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'",
  'update webhook_events set next_try_at = now()',
]

interface NotificationOptions extends Receivers {
  databaseUrl: string
  timeoutMs: number
}

/**
 * Waits until each user has an email, and each user and team a webhook message, and checks that
 * duplicates can be recognized.
 */
export async function requireNotifications(
  users: TestUser[],
  { smtp, receiver, databaseUrl, timeoutMs }: NotificationOptions,
): Promise<void> {
  const notified = () => listNotified(receiver.messages)
  const emailed = () => new Set(smtp.emails.flatMap(({ to }) => to))
  const ids = users.flatMap(({ id, teams }) => [id, ...teams.keys()])
  const emails = users.map(({ email }) => email)
  const listMissing = () => [
    ...ids.filter((id) => !notified().has(id)),
    ...emails.filter((email) => !emailed().has(email)),
  ]
  const areNotified = async () => {
    if (listMissing().length === 0) return true
    await query(databaseUrl, retryParked)
    return false
  }
  await vi.waitUntil(areNotified, { timeout: timeoutMs, interval: 500 }).catch(async (error) => {
    const jobs = await query(databaseUrl, openJobs)
    const about = JSON.stringify({ missing: listMissing(), jobs }, null, 2)
    throw new Error(`Not all notifications came: ${about}`, { cause: error })
  })
  // A recipient recognizes duplicates by their ids, and a second email has the same code.
  for (const messageIds of notified().values()) expect(messageIds.size).toBe(1)
  // Notices have no code.
  const codes = new Set(smtp.emails.map(({ code }) => code).filter(Boolean))
  expect(codes.size).toBe(emailed().size)
}

/** Retries the jobs whose process was killed twice, as an operator would. */
const retryParked = `update pgboss.job set state = 'retry', start_after = now(), completed_on = null
  where name = 'interrupted' and state = 'failed' and output->>'message' like 'The process ended twice%'`

const openJobs = `select name, state, data->>'kind' as kind, retry_count, start_after, started_on, output
  from pgboss.job where state <> 'completed' order by created_on limit 50`

/** The ids of messages about each user and team. */
function listNotified(messages: { headers: Record<string, string>; body: string }[]) {
  const notified = new Map<string, Set<string | undefined>>()
  for (const { headers, body } of messages) {
    const { id } = JSON.parse(body).data
    notified.set(id, (notified.get(id) ?? new Set()).add(headers['webhook-id']))
  }
  return notified
}
