import { contract, type EndpointKey } from '@app/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { as, createDatabaseUrl } from './harness'
import { query as runStatement } from './real-postgres/query'
import { createTestTeam } from './teams/test-team'
import { createTestService, type TestService } from './test-service'

let databaseUrl: string
let service: TestService
beforeAll(async () => {
  databaseUrl = await createDatabaseUrl()
  service = await createTestService({ databaseUrl })
})
afterAll(() => service.server.close())

const server = as('server')

/** A list whose items are read in pages. */
interface PagedList {
  /** Creates four items in the order of the list, or in the opposite one. */
  create: () => Promise<{ ids: string[]; query?: Record<string, string> }>
  remove: (id: string, query: Record<string, string>) => Promise<unknown>
  /** Property of an item with its id. Default: `id`. */
  id?: 'user_id'
}

async function createUsers(name: string): Promise<string[]> {
  const ids: string[] = []
  for (let number = 0; number < 4; number += 1) {
    const body = { display_name: name }
    ids.push((await service.must('POST /users', { headers: server, body })).id)
  }
  return ids
}

const users: PagedList = {
  create: async () => ({ ids: await createUsers('Paged'), query: { query: 'Paged' } }),
  remove: (id) =>
    service.must('DELETE /users/:user_id', { headers: server, path: { user_id: id } }),
}

/** Removes a member, who then joins again and so comes last. */
async function rejoin(userId: string, teamId: string) {
  const member = { headers: server, path: { team_id: teamId, user_id: userId } }
  await service.must('DELETE /team-memberships/:team_id/:user_id', member)
  await service.must('POST /team-memberships/:team_id/:user_id', { ...member, body: {} })
}

const lists: Record<string, PagedList[]> = {
  'GET /users': [
    users,
    {
      ...users,
      create: async () => ({
        ids: (await createUsers('Newest')).reverse(),
        query: { query: 'Newest', desc: 'true' },
      }),
    },
  ],
  'GET /teams': [
    {
      create: async () => {
        const ids: string[] = []
        for (let number = 0; number < 4; number += 1) ids.push((await service.team()).id)
        return { ids }
      },
      remove: (id) =>
        service.must('DELETE /teams/:team_id', { headers: server, path: { team_id: id } }),
    },
  ],
  'GET /internal/teams': [
    {
      create: async () => {
        const ids: string[] = []
        for (let number = 0; number < 4; number += 1) ids.unshift((await service.team()).id)
        return { ids, query: { desc: 'true' } }
      },
      remove: (id) =>
        service.must('DELETE /teams/:team_id', { headers: server, path: { team_id: id } }),
    },
  ],
  'GET /team-members': [
    {
      create: async () => {
        const { teamId, owner, join } = await createTestTeam(service)
        const ids = [owner.id]
        for (let number = 0; number < 3; number += 1) ids.push((await join()).id)
        return { ids, query: { team_id: teamId } }
      },
      remove: (userId, { team_id: teamId = '' }) => rejoin(userId, teamId),
      id: 'user_id',
    },
  ],
  'GET /internal/emails': [
    {
      create: async () => {
        const query = { query: 'paged@example.com' }
        const body = { recipient_email: query.query }
        for (let times = 0; times < 4; times += 1) {
          await service.must('POST /internal/send-test-email', { headers: as('admin'), body })
        }
        const request = { headers: as('admin'), query: { ...query, limit: '9' } }
        const { items } = await service.must('GET /internal/emails', request)
        return { ids: items.map(({ id }: { id: string }) => id), query }
      },
      remove: (id) => runStatement(databaseUrl, `delete from sent_emails where id = '${id}'`),
    },
  ],
  'GET /internal/security-events': [
    {
      create: async () => {
        const { id: userId, email } = await service.signUp()
        const body = { email, password: 'wrong word' }
        for (let times = 0; times < 3; times += 1) {
          await service.call('POST', '/auth/password/sign-in', { body })
        }
        const request = { headers: as('admin'), query: { user_id: userId } }
        const { items } = await service.must('GET /internal/security-events', request)
        return { ids: items.map(({ id }: { id: string }) => id), query: request.query }
      },
      remove: (id) => runStatement(databaseUrl, `delete from security_events where id = ${id}`),
    },
  ],
}

it('covers every list that has pages', () => {
  const paged = Object.entries(contract)
    .filter(([, endpoint]) => 'query' in endpoint && 'cursor' in endpoint.query.shape)
    .map(([key]) => key)
  expect(Object.keys(lists).sort()).toEqual(paged.sort())
})

const rows = Object.entries(lists).flatMap(([key, cases]) => cases.map((row) => ({ key, ...row })))

it.each(rows)(
  '$key loses nothing if the item at the cursor is deleted between two pages',
  async ({ key, create, remove, id: idName = 'id' }) => {
    const { ids, query = {} } = await create()
    const read = async (more: Record<string, string>) => {
      const request = { headers: as('admin'), query: { ...query, ...more } }
      const body = await service.must(key as EndpointKey, request)
      return {
        ids: body.items.map((item: Record<string, string>) => item[idName]),
        next: body.pagination?.next_cursor,
      }
    }
    const first = await read({ limit: '2' })
    expect(first.ids).toEqual(ids.slice(0, 2))
    await remove(ids[2] ?? '', query)
    const rest = await read({ limit: '9', cursor: first.next })
    expect(rest.ids[0]).toBe(ids[3])
    // The id of an item is a cursor as well.
    expect((await read({ limit: '9', cursor: ids[3] ?? '' })).ids[0]).toBe(ids[3])
  },
)
