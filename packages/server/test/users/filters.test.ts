import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../harness'
import { refreshAs } from '../refreshing'
import { createTestService, type TestService } from '../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

interface ListedUser {
  id: string
  signed_up_at_millis: number
}

async function create(body: Record<string, unknown>): Promise<ListedUser> {
  return service.must('POST /users', { headers: as('server'), body })
}

/** Lists the users that a filter finds, among those whose name contains a text. */
async function find(name: string, filters: Record<string, string | number | boolean>) {
  const query = Object.entries({ query: name, ...filters }).map(([key, value]) => [key, `${value}`])
  const request = { headers: as('server'), query: Object.fromEntries(query) }
  return service.must('GET /users', request) as Promise<{
    items: ListedUser[]
    pagination: { next_cursor: string | null }
  }>
}

const idsOf = (users: ListedUser[]) => users.map(({ id }) => id)

async function findIds(...filter: Parameters<typeof find>) {
  return idsOf((await find(...filter)).items)
}

describe('a list of users', () => {
  it('finds users who signed up at a time or later, or before it', async () => {
    const named = { display_name: 'Signed-up' }
    const [first, second, third] = [await create(named), await create(named), await create(named)]
    const time = second.signed_up_at_millis
    expect(time).toBeGreaterThan(first.signed_up_at_millis)
    const ids = idsOf([first, second, third])
    expect(await findIds('signed-up', { signed_up_after_millis: time })).toEqual(ids.slice(1))
    expect(await findIds('signed-up', { signed_up_before_millis: time })).toEqual(ids.slice(0, 1))
    const only = { signed_up_after_millis: time, signed_up_before_millis: time + 1 }
    expect(await findIds('signed-up', only)).toEqual([second.id])
  })

  it('finds users by their last activity', async () => {
    const [idle, active] = [await service.signUp(), await service.signUp()]
    service.pass(60 * 60_000)
    const time = service.time()
    await refreshAs(service.call, active.tokens.refresh)
    const among = async (filter: Record<string, number>) => {
      const found = await findIds('', filter)
      return [idle.id, active.id].filter((id) => found.includes(id))
    }
    expect(await among({ last_active_after_millis: time })).toEqual([active.id])
    expect(await among({ last_active_before_millis: time })).toEqual([idle.id])
  })

  it('finds users by whether their primary email is verified, if they have one', async () => {
    const named = { display_name: 'Verifiable' }
    const verified = await create({
      ...named,
      primary_email: service.newEmail(),
      primary_email_verified: true,
    })
    const unverified = await create({ ...named, primary_email: service.newEmail() })
    await create(named)
    expect(await findIds('verifiable', { verified: true })).toEqual([verified.id])
    expect(await findIds('verifiable', { verified: false })).toEqual([unverified.id])
  })

  it('finds anonymous users', async () => {
    const named = { display_name: 'Perhaps-anonymous' }
    const anonymous = await create({ ...named, is_anonymous: true })
    const other = await create(named)
    expect(await findIds('perhaps-anonymous', { anonymous: true })).toEqual([anonymous.id])
    expect(await findIds('perhaps-anonymous', { anonymous: false })).toEqual([other.id])
  })

  it('finds users with an account of a provider', async () => {
    const account = (id: string) => ({
      display_name: 'Connected',
      oauth_providers: [{ id, account_id: `of-${id}`, email: null }],
    })
    const [google, github] = [await create(account('google')), await create(account('github'))]
    expect(await findIds('connected', { provider: 'google' })).toEqual([google.id])
    expect(await findIds('connected', { provider: 'github' })).toEqual([github.id])
  })

  it('has the users that match all filters on pages that follow each other', async () => {
    const users: ListedUser[] = []
    for (let number = 0; number < 7; number += 1) {
      const is_anonymous = number % 3 !== 2
      users.push(await create({ display_name: 'Paged', is_anonymous }))
    }
    const [first] = users
    const filters = { anonymous: true, signed_up_after_millis: first?.signed_up_at_millis ?? 0 }
    const found: string[] = []
    let cursor: string | null = null
    do {
      const page = await find('paged', { ...filters, limit: 2, ...(cursor && { cursor }) })
      expect(page.items.length).toBeLessThanOrEqual(2)
      found.push(...idsOf(page.items))
      cursor = page.pagination.next_cursor
    } while (cursor !== null)
    expect(found).toEqual(idsOf(users.filter((_, number) => number % 3 !== 2)))
  })
})

it.each([
  ['provider', 'unknown'],
  ['verified', 'perhaps'],
  ['signed_up_after_millis', 'yesterday'],
])('a list of users refuses %s=%s', async (name, value) => {
  const request = { headers: as('server'), query: { [name]: value } }
  expect(await service.send('GET /users', request)).toMatchObject({
    status: 400,
    body: { code: 'SCHEMA_ERROR' },
  })
})
