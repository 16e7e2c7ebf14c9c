import { expect } from 'vitest'
import { as } from '../harness'
import type { Ledger, TestUser } from './ledger'
import { callFleet } from './load'

interface WireUser {
  id: string
  primary_email: string
  primary_email_verified: boolean
  client_metadata: { step?: number } | null
}

/**
 * Checks that the service has everything acknowledged exactly once, and nothing that was not
 * requested.
 */
export async function audit(
  url: string,
  { users: accounts, attempted, redeemed, apiKeys }: Ledger,
): Promise<void> {
  const { send, must } = callFleet(url)

  async function listUsers(): Promise<WireUser[]> {
    const users: WireUser[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query: Record<string, string> = { limit: '200', ...(cursor && { cursor }) }
      const page = await must('GET /users', { headers: as('server'), query })
      users.push(...page.items)
      cursor = page.pagination.next_cursor
    }
    return users
  }

  async function checkSessions({ email, sessions, endedSessions }: TestUser): Promise<string> {
    const refreshSession = (refresh: string) =>
      send('POST /auth/sessions/current/refresh', { headers: as('client', { refresh }) })
    let access = ''
    for (const refresh of sessions) {
      const { status, body } = await refreshSession(refresh)
      expect([email, status]).toEqual([email, 200])
      access = body.access_token
    }
    for (const refresh of endedSessions) {
      const { body } = await refreshSession(refresh)
      expect([email, body.code]).toEqual([email, 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'])
    }
    return access
  }

  async function checkUser(account: TestUser): Promise<void> {
    const access = await checkSessions(account)
    const query = { user_id: account.id }
    const headers = as('server')
    const { items: teams } = await must('GET /teams', { headers, query })
    for (const [id, names] of account.teams) {
      const found = teams.filter((team: { id: string }) => team.id === id)
      expect(found).toHaveLength(1)
      expect(names).toContain(found[0].display_name)
    }
    const { items: channels } = await must('GET /contact-channels', { headers, query })
    const addresses = channels.map(({ value }: { value: string }) => value)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toEqual(expect.arrayContaining(account.addresses))
    if (access) {
      const me = await must('GET /users/me', { headers: as('client', { access }) })
      expect(me.id).toBe(account.id)
    }
  }

  const users = await listUsers()
  const emails = users.map((user) => user.primary_email)
  expect(new Set(emails).size).toBe(emails.length)
  expect(emails.filter((email) => !attempted.has(email))).toEqual([])
  const byEmail = new Map(users.map((user) => [user.primary_email, user]))
  for (const account of accounts) {
    const user = byEmail.get(account.email)
    expect([account.email, user?.id]).toEqual([account.email, account.id])
    expect(account.metadata).toContain(user?.client_metadata?.step)
    await checkUser(account)
  }
  const { items: keys } = await must('GET /internal/api-keys', { headers: as('admin') })
  const keyIds = keys.map(({ id }: { id: string }) => id)
  expect(keyIds).toEqual(expect.arrayContaining(apiKeys))
  for (const [email, code] of redeemed) {
    expect(byEmail.get(email)).toMatchObject({ primary_email_verified: true })
    const { body } = await send('POST /contact-channels/verify', { body: { code } })
    expect(body.code).toBe('VERIFICATION_CODE_ALREADY_USED')
  }
}
