import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashToken } from '../../src/crypto/hash-token'
import { toCrowdTeamId, toCrowdUserId } from '../crowd'
import { createDatabaseUrl, startServer } from '../harness'
import { crowdedProject } from './crowded-project'

const key = 'ssk_of_the_crowded_project'
let started: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  const databaseUrl = await createDatabaseUrl()
  started = await startServer({ databaseUrl })
  const admin = new Client({ connectionString: databaseUrl })
  await admin.connect()
  await admin.query(
    `insert into api_key_sets (project_id, description, expires_at, secret_server_key_hash)
      values ($1, '', 'infinity', $2)`,
    [crowdedProject, hashToken(key)],
  )
  // One with letters that no other user has, and one in a separate project.
  await admin.query(
    `insert into users (id, project_id, display_name, signed_up_at) values
      ($1, $2, 'Zoë Ñuñez', now() + interval '1 hour'), ($3, 'internal', 'Quin Jäkel', now())`,
    [toCrowdUserId(100_001), crowdedProject, toCrowdUserId(100_002)],
  )
  await admin.query('vacuum users')
  await admin.end()
})
afterAll(() => started.server.close())

function list(query: string) {
  return started.call('GET', `/users?${query}`, {
    headers: {
      'x-stack-project-id': crowdedProject,
      'x-stack-access-type': 'server',
      'x-stack-secret-server-key': key,
    },
  })
}

// `check-plans.ts` checks in every file here that no query reads a whole table. The crowd's users
// signed up in the order of falling numbers.
it.each([
  ['the first page', '', 100_000],
  ['the last page', '&desc=true', 100_001],
  ['a page in the middle', `&cursor=${toCrowdUserId(50_000)}`, 50_000],
  ['those whose address is rare', '&query=WD77777@', 77_777],
  ['those whose name is common', '&query=person', 100_000],
  ['a later page of many found', `&query=example&cursor=${toCrowdUserId(50_000)}`, 50_000],
  ['the one with a letter', '&query=Z', 100_001],
  ['the one with a letter beyond ASCII', `&query=${encodeURIComponent('Ñ')}`, 100_001],
  ['the one with two letters', `&query=${encodeURIComponent('uñ')}`, 100_001],
  ['those with a letter that all have', '&query=e', 100_000],
  ['those with two letters that all have', '&query=On', 100_000],
  ['those with signs that all have', '&query=0@e', 100_000],
  ['the one with an id', `&query=${toCrowdUserId(77)}`, 77],
  ['members of a team', `&team_id=${toCrowdTeamId(7)}`, 81],
])('%s is found without reading the whole table', async (_, query, first) => {
  const { status, body } = await list(`limit=20${query}`)
  expect(status).toBe(200)
  expect(body.items[0].id).toBe(toCrowdUserId(first))
})

it.each(['no-user-has-this', 'q', 'zz', 'a@b', '...', '%25', '_', "'", '%5C'])(
  'no user is found by %s without reading the whole table',
  async (text) => {
    const { body } = await list(`limit=20&query=${text}`)
    expect(body.items).toEqual([])
  },
)
