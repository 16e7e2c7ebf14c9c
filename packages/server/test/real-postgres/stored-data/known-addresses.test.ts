import { expect, it } from 'vitest'
import { as, createDatabaseUrl, startServerForTest } from '../../harness'
import { query } from '../query'

it('stores the 50 networks that a user signed in from most recently', async () => {
  const databaseUrl = await createDatabaseUrl()
  let time = Date.now()
  const { call, signUp } = await startServerForTest({
    databaseUrl,
    now: () => time,
  })
  const { id, email, password } = await signUp()
  async function signInFrom(address: string) {
    time += 1000
    const { status } = await call('POST', '/auth/password/sign-in', {
      headers: { ...as('client'), 'x-forwarded-for': address },
      body: { email, password },
    })
    expect(status).toBe(200)
  }
  const stored = async () =>
    query(
      databaseUrl,
      `select encode(network_hash, 'hex') as hash from known_addresses
        where user_id = '${id}' order by last_used_at`,
    )
  for (let index = 1; index <= 50; index += 1) await signInFrom(`203.0.113.${index}`)
  const before = await stored()
  expect(before).toHaveLength(50)
  await signInFrom('203.0.113.51')
  await signInFrom('203.0.113.52')
  // The first is the one of the sign-up.
  expect((await stored()).slice(0, 48)).toEqual(before.slice(2))
  expect(await stored()).toHaveLength(50)
})
