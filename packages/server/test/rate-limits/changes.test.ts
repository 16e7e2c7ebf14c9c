import { expect, it } from 'vitest'
import { as } from '../harness'
import { expectRefusal, here, otherAddress, repeat, startLimitedService } from './limited-service'

const span = 10 * 60

it('changes by a user are limited at any address: change', async () => {
  const { sendFrom, signUp, team } = await startLimitedService()
  const { id, owner, headers } = await team()
  const change = (index: number) =>
    sendFrom(otherAddress(index), 'PATCH /users/me', {
      headers,
      body: { display_name: `Name ${index}` },
    })
  expect(await repeat(301, change)).toEqual({ 200: 300, 429: 1 })
  const name = { body: { display_name: 'Name' } }
  const path = { team_id: id }
  for (const [key, request] of [
    ['PATCH /users/me', name],
    ['PATCH /teams/:team_id', { path, ...name }],
    [
      'PATCH /team-members/:team_id/:user_id',
      { path: { ...path, user_id: owner.id }, body: { permission_ids: ['admin'] } },
    ],
  ] as const) {
    expectRefusal(await sendFrom(here, key, { headers, ...request }), span)
  }
  // Other users, and servers that change the user or act as the user, are not limited.
  const other = as('client', (await signUp()).tokens)
  expect((await sendFrom(here, 'PATCH /users/me', { headers: other, ...name })).status).toBe(200)
  const server = { ...headers, ...as('server') }
  expect((await sendFrom(here, 'PATCH /users/me', { headers: server, ...name })).status).toBe(200)
  const request = { headers: as('server'), path: { user_id: owner.id }, ...name }
  expect((await sendFrom(here, 'PATCH /users/:user_id', request)).status).toBe(200)
})
