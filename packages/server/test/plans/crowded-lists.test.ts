import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashToken } from '../../src/crypto/hash-token'
import { toCrowdTeamId, toCrowdUserId } from '../crowd'
import { createDatabaseUrl, startServer } from '../harness'
import { crowdedProject } from './crowded-project'

const key = 'ssk_of_the_crowded_project'
const day = 24 * 60 * 60_000
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
  // Each of them is the only one of its kind: anonymous, with a verified address, of another provider.
  const [anonymous, verified, google] = [100_003, 100_004, 100_005].map(toCrowdUserId)
  await admin.query(
    `insert into users (id, project_id, is_anonymous, signed_up_at) values
      ($1, $4, true, $5), ($2, $4, false, $5), ($3, $4, false, $5)`,
    [anonymous, verified, google, crowdedProject, new Date(Date.now() - 30 * day)],
  )
  await admin.query(
    `insert into contact_channels (project_id, user_id, type, value, used_for_auth, is_primary, is_verified)
      values ($1, $2, 'email', 'verified@example.com', true, true, true)`,
    [crowdedProject, verified],
  )
  await admin.query(
    `insert into oauth_accounts (project_id, provider_id, account_id, user_id) values ($1, 'google', '1', $2)`,
    [crowdedProject, google],
  )
  await admin.query('vacuum users')
  await admin.end()
})
afterAll(() => started.server.close())

function list(query: string, path = '/users') {
  return started.call('GET', `${path}?${query}`, {
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
  ['the anonymous one', '&anonymous=true', 100_003],
  ['those who are not anonymous', '&anonymous=false', 100_000],
  ['the one with a verified address', '&verified=true', 100_004],
  ['those with an unverified address', '&verified=false', 100_000],
  ['the one of a rare provider', '&provider=google', 100_005],
  ['those of a common provider', '&provider=github', 100_000],
  ['the one who signed up last', `&signed_up_after_millis=${Date.now() + day / 48}`, 100_001],
  ['those who signed up before', `&signed_up_before_millis=${Date.now()}`, 100_000],
  [
    'those who were active lately',
    `&desc=true&last_active_after_millis=${Date.now() - day}`,
    100_001,
  ],
  ['those who were not', `&last_active_before_millis=${Date.now() - day}`, 100_000],
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

it.each([
  ['those whose name is common', 'team', 10_000],
  ['those whose name is rare', 'AM 7777', 7777],
  ['the one with an id', toCrowdTeamId(77), 77],
])('teams: %s are found without reading the whole table', async (_, text, first) => {
  const { body } = await list(`limit=20&query=${encodeURIComponent(text)}`, '/teams')
  expect(body.items[0].id).toBe(toCrowdTeamId(first))
})

it('a page of members of a team', async () => {
  const team = `team_id=${toCrowdTeamId(7)}&limit=4`
  const first = await list(team, '/team-members')
  const cursor = first.body.pagination.next_cursor
  const { body } = await list(`${team}&cursor=${cursor}`, '/team-members')
  const [next] = body.items
  expect([first.body.items.length, body.items.length, cursor]).toEqual([
    4,
    4,
    `${next.joined_at_millis}-${next.user_id}`,
  ])
})
