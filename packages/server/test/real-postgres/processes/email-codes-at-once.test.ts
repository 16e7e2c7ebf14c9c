import { expect, it, onTestFinished } from 'vitest'
import { as, createDatabaseUrl, ownClient } from '../../harness'
import { createTestService, page } from '../../test-service'
import { query } from '../query'
import { holdEmailCodesOff, lockUser, waitForWaiting } from '../waiting'

/** A user who signs in by email code and with an account of GitHub. */
async function start() {
  const databaseUrl = await createDatabaseUrl()
  // A test service, because it has the provider.
  const { call, must, server } = await createTestService({ databaseUrl })
  onTestFinished(() => server.close())
  const email = 'ada@example.com'
  const user = await must('POST /users', {
    headers: as('server'),
    body: {
      primary_email: email,
      primary_email_verified: true,
      primary_email_auth_enabled: true,
      otp_auth_enabled: true,
      oauth_providers: [{ id: 'github', account_id: 'gh-1' }],
    },
  })
  const session = await must('POST /auth/sessions', {
    headers: as('server'),
    body: { user_id: user.id },
  })
  const headers = { ...as('client', { access: session.access_token }), ...ownClient }
  return { databaseUrl, call, id: user.id as string, email, headers }
}

it.each([
  ['email codes', 'account'],
  ['account', 'email codes'],
] as const)(
  'two tabs cannot remove the last two sign-in methods: %s, then %s',
  async (...order) => {
    const { databaseUrl, call, id, headers } = await start()
    const removals = {
      'email codes': () =>
        call('PATCH', '/users/me', { headers, body: { otp_auth_enabled: false } }),
      account: () =>
        call('DELETE', '/users/me/connected-accounts/github?account_id=gh-1', { headers }),
    }
    const unlock = await lockUser(databaseUrl, id)
    const first = removals[order[0]]()
    await waitForWaiting(databaseUrl, 1)
    const second = removals[order[1]]()
    await waitForWaiting(databaseUrl, 2)
    await unlock()
    expect((await first).status).toBe(200)
    const { status, body } = await second
    expect([status, body.code]).toEqual([409, 'LAST_SIGN_IN_METHOD'])
  },
)

it('a request for a code while they are turned off does not turn them on', async () => {
  const { databaseUrl, call, id, email } = await start()
  const commit = await holdEmailCodesOff(databaseUrl, id)
  const requested = call('POST', '/auth/otp/send-sign-in-code', {
    headers: { ...as('client'), ...ownClient },
    body: { email, callback_url: page },
  })
  await waitForWaiting(databaseUrl, 1)
  await commit()
  expect((await requested).status).toBe(200)
  expect(await query(databaseUrl, 'select user_id from otp_refusals')).toEqual([{ user_id: id }])
  expect(await query(databaseUrl, 'select user_id from otp_methods')).toEqual([])
})
