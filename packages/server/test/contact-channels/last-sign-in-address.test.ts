import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, ownClient } from '../harness'
import { createTestService, type TestService } from '../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

const endpoint = '/contact-channels/:user_id/:contact_channel_id'

/** A user who signs in by code, with the one address. */
async function codeUser() {
  const { id, email, tokens } = await service.verifiedUser()
  const headers = { ...as('client', tokens), ...ownClient }
  const { items } = await service.must('GET /contact-channels', {
    headers,
    query: { user_id: 'me' },
  })
  const path = { user_id: 'me', contact_channel_id: items[0].id as string }
  return { id, email, tokens, headers, path }
}

/** Adds a verified sign-in address by the app's server. */
const addAddress = (user_id: string, flags = {}) =>
  service.must('POST /contact-channels', {
    headers: as('server'),
    body: {
      user_id,
      value: service.newEmail(),
      type: 'email',
      used_for_auth: true,
      is_verified: true,
      ...flags,
    },
  })

type Subject = Awaited<ReturnType<typeof codeUser>>

const losses: [
  string,
  (user: {
    headers: Record<string, string>
    path: Subject['path']
  }) => ReturnType<TestService['send']>,
][] = [
  ['removed', (request) => service.send(`DELETE ${endpoint}`, request)],
  [
    'turned off for sign-in',
    (request) => service.send(`PATCH ${endpoint}`, { ...request, body: { used_for_auth: false } }),
  ],
  [
    'replaced by an unverified one',
    (request) =>
      service.send(`PATCH ${endpoint}`, { ...request, body: { value: service.newEmail() } }),
  ],
]

describe.each(losses)('an address that is %s', (_, lose) => {
  it('stays as it was if only it signs its user in', async () => {
    const { email, headers, path } = await codeUser()
    const { status, body } = await lose({ headers, path })
    expect([status, body.code]).toEqual([409, 'LAST_SIGN_IN_METHOD'])
    const channel = await service.must(`GET ${endpoint}`, { headers, path })
    expect(channel).toMatchObject({ value: email, used_for_auth: true, is_verified: true })
    // The second email, after the one of the sign-in.
    const { code } = await service.emailedSignInCode(email, 2)
    await service.must('POST /auth/otp/sign-in', { body: { code } })
  })

  it('may go with another verified one', async () => {
    const { id, headers, path } = await codeUser()
    await addAddress(id)
    expect((await lose({ headers, path })).status).toBe(200)
  })

  it('stays with one that is unverified or not used for sign-in', async () => {
    const { id, headers, path } = await codeUser()
    await addAddress(id, { is_verified: false })
    await addAddress(id, { used_for_auth: false })
    expect((await lose({ headers, path })).body.code).toBe('LAST_SIGN_IN_METHOD')
  })

  it('may go with another sign-in method, by the app’s server, and by published clients', async () => {
    const { id, tokens } = await service.userWithPasskey()
    const { items } = await service.must('GET /contact-channels', {
      headers: as('server'),
      query: { user_id: id },
    })
    const path = { user_id: 'me', contact_channel_id: items[0].id as string }
    expect((await lose({ headers: { ...as('client', tokens), ...ownClient }, path })).status).toBe(
      200,
    )
    const ofServer = await codeUser()
    const server = { ...as('server', ofServer.tokens), ...ownClient }
    expect((await lose({ headers: server, path: ofServer.path })).status).toBe(200)
    const published = await codeUser()
    const headers = as('client', published.tokens)
    expect((await lose({ headers, path: published.path })).status).toBe(200)
  })
})

it('the address of a user without a working sign-in method may go', async () => {
  const { id } = await service.must('POST /users', {
    headers: as('server'),
    body: { primary_email: service.newEmail(), primary_email_auth_enabled: true },
  })
  const { access_token: access } = await service.must('POST /auth/sessions', {
    headers: as('server'),
    body: { user_id: id },
  })
  const headers = { ...as('client', { access }), ...ownClient }
  const { items } = await service.must('GET /contact-channels', {
    headers,
    query: { user_id: 'me' },
  })
  const path = { user_id: 'me', contact_channel_id: items[0].id as string }
  expect((await service.send(`DELETE ${endpoint}`, { headers, path })).status).toBe(200)
})
