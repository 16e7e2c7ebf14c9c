import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  authorizationCode,
  comeBack,
  exchange,
  locationOf,
  signInAtProvider,
} from '../../browsers/oauth-browser'
import { as } from '../../harness'
import { createTestService, page, type TestService } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

type Headers = Record<string, string>

const list = async (headers: Headers) =>
  (await service.must('GET /users/me/connected-accounts', { headers })).items

/** Connects a Google account of an address. Returns it. */
async function connect(tokens: { access: string }, email: string) {
  const link = { type: 'link', token: tokens.access }
  const code = await authorizationCode(service.call, email, link)
  await service.must('POST /auth/oauth/token', exchange(code))
  const accounts = await list(as('client', tokens))
  return accounts.find((account: { email: string }) => account.email === email)
}

const disconnect = (headers: Headers, account: { provider_id: string; account_id: string }) =>
  service.send('DELETE /users/me/connected-accounts/:provider_id', {
    headers,
    path: { provider_id: account.provider_id },
    query: { account_id: account.account_id },
  })

/** Signs in at Google. Returns the id of the user, or the code of the error. */
async function signIn(email: string) {
  const atProvider = await signInAtProvider(service.call, email, { error_redirect_url: page })
  const { searchParams } = locationOf(await comeBack(service.call, atProvider))
  const code = searchParams.get('code')
  if (!code) return searchParams.get('errorCode')
  const { access_token: access } = await service.must('POST /auth/oauth/token', exchange(code))
  return (await service.must('GET /users/me', { headers: as('client', { access }) })).id
}

describe('disconnecting an account', () => {
  it('has the account sign in another user', async () => {
    const { id, tokens } = await service.signUp()
    const headers = as('client', tokens)
    const email = service.newEmail()
    const account = await connect(tokens, email)
    expect(account).toEqual({ provider_id: 'google', account_id: expect.any(String), email })
    expect(await signIn(email)).toBe(id)
    expect((await disconnect(headers, account)).status).toBe(200)
    expect(await list(headers)).toEqual([])
    expect(await signIn(email)).not.toBe(id)
  })

  it('lasts, even for the verified address of the user, until the user connects it again', async () => {
    const { id, email, tokens } = await service.verifiedUser()
    const headers = as('client', tokens)
    await service.must('POST /auth/password/set', { headers, body: { password: 'long enough' } })
    // Connected by the address alone.
    expect(await signIn(email)).toBe(id)
    const [account] = await list(headers)
    await disconnect(headers, account)
    expect(await signIn(email)).toBe('CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE')
    expect(await list(headers)).toEqual([])
    await connect(tokens, email)
    expect(await signIn(email)).toBe(id)
  })

  it('lasts when another account of the provider is connected', async () => {
    const { id, email, tokens } = await service.verifiedUser()
    const headers = as('client', tokens)
    await service.must('POST /auth/password/set', { headers, body: { password: 'long enough' } })
    expect(await signIn(email)).toBe(id)
    const [stolen] = await list(headers)
    await disconnect(headers, stolen)
    const other = service.newEmail()
    await connect(tokens, other)
    expect(await signIn(email)).toBe('CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE')
    expect(await signIn(other)).toBe(id)
  })

  it('does not bind the owner of a mailbox who takes over the account by a reset', async () => {
    const { email, tokens } = await service.signUp()
    const account = await connect(tokens, service.newEmail())
    await disconnect(as('client', tokens), account)
    await service.must('POST /auth/password/send-reset-code', {
      body: { email, callback_url: page },
    })
    const code = await service.codeEmailedTo(email, 2)
    const { user_id: id } = await service
      .must('POST /auth/password/reset', {
        body: { code, password: 'of the owner' },
      })
      .then(() =>
        service.must('POST /auth/password/sign-in', {
          body: { email, password: 'of the owner' },
        }),
      )
    expect(await signIn(email)).toBe(id)
  })

  it('is refused for the account of another user, as if there were none', async () => {
    const [victim, thief] = [await service.signUp(), await service.signUp()]
    const account = await connect(victim.tokens, service.newEmail())
    expect((await disconnect(as('client', thief.tokens), account)).status).toBe(404)
    expect(await list(as('client', victim.tokens))).toHaveLength(1)
    expect(await list(as('client', thief.tokens))).toEqual([])
  })

  it('ends the other sessions, and sign-ins with the account that are under way', async () => {
    const { id, tokens } = await service.signUp()
    const headers = as('client', tokens)
    const email = service.newEmail()
    const account = await connect(tokens, email)
    const body = { user_id: id }
    const other = await service.must('POST /auth/sessions', { headers: as('server'), body })
    const code = await authorizationCode(service.call, email)
    await disconnect(headers, account)
    const ended = await service.send('POST /auth/sessions/current/refresh', {
      headers: as('client', { refresh: other.refresh_token }),
    })
    expect(ended.body.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    const redeemed = await service.send('POST /auth/oauth/token', exchange(code))
    expect(redeemed.body.code).toBe('INVALID_AUTHORIZATION_CODE')
    expect((await service.must('GET /users/me', { headers })).id).toBe(id)
  })
})
