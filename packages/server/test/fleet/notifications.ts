import { expect, vi } from 'vitest'
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

/**
 * Waits until each user has an email, and each user and team a webhook message, and checks that
 * duplicates can be recognized.
 */
export async function requireNotifications(
  users: TestUser[],
  { smtp, receiver, timeoutMs }: Receivers & { timeoutMs: number },
): Promise<void> {
  const told = () => listTold(receiver.messages)
  const emailed = () => new Set(smtp.emails.flatMap(({ to }) => to))
  const ids = users.flatMap(({ id, teams }) => [id, ...teams.keys()])
  const emails = users.map(({ email }) => email)
  const isTold = () => isSubset(ids, told()) && isSubset(emails, emailed())
  await vi.waitUntil(isTold, { timeout: timeoutMs, interval: 500 })
  // A recipient recognizes duplicates by their ids, and a second email has the same code.
  for (const messageIds of told().values()) expect(messageIds.size).toBe(1)
  // Notices have no code.
  const codes = new Set(smtp.emails.map(({ code }) => code).filter(Boolean))
  expect(codes.size).toBe(emailed().size)
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
