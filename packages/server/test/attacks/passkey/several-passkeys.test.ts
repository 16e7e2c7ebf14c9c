import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPasskey, signChallenge } from '../../browsers/passkey-browser'
import { as } from '../../harness'
import { createTestService, type TestService } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

const chrome =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

type Headers = Record<string, string>

/** Adds a passkey. Returns its authenticator and how the service describes it. */
async function add(headers: Headers, name?: string) {
  const { authenticator, request } = await createPasskey(service, headers)
  const body = { ...request.body, ...(name !== undefined && { name }) }
  const added = await service.must('POST /users/me/passkeys', { headers, body })
  return { authenticator, id: added.id as string, added }
}

type Authenticator = Awaited<ReturnType<typeof add>>['authenticator']

/** Signs in. Returns the id of the user, or the code of the error. */
async function signIn(authenticator: Authenticator) {
  const signed = await signChallenge(service, authenticator)
  const { body } = await service.send('POST /auth/passkey/sign-in', signed)
  return body.user_id ?? body.code
}

const list = async (headers: Headers) =>
  (await service.must('GET /users/me/passkeys', { headers })).items

const remove = (headers: Headers, id: string) =>
  service.send('DELETE /users/me/passkeys/:passkey_id', { headers, path: { passkey_id: id } })

const refused = 'PASSKEY_AUTHENTICATION_FAILED'

describe('several passkeys of a user', () => {
  it('are listed with name and dates, and each signs in until it is removed', async () => {
    const user = await service.signUp()
    const headers = { ...as('client', user.tokens), 'user-agent': chrome }
    const first = await add(headers)
    const addedAt = service.time()
    service.pass(60_000)
    const second = await add(headers, 'Security key')
    expect(first.added).toEqual({
      id: first.authenticator.id.toString('base64url'),
      name: 'Chrome on macOS',
      created_at_millis: addedAt,
      last_used_at_millis: null,
      user_verified: true,
      device_type: 'singleDevice',
    })
    expect(await signIn(first.authenticator)).toBe(user.id)
    expect(await list(headers)).toEqual([
      { ...first.added, last_used_at_millis: service.time() },
      { ...first.added, id: second.id, name: 'Security key', created_at_millis: service.time() },
    ])
    expect(await signIn(second.authenticator)).toBe(user.id)
    expect((await remove(headers, first.id)).status).toBe(200)
    expect(await signIn(first.authenticator)).toBe(refused)
    expect(await signIn(second.authenticator)).toBe(user.id)
  })

  it('have names that their user changes', async () => {
    const headers = await service.signedIn()
    const { id, added } = await add(headers)
    const path = { passkey_id: id }
    const body = { name: 'Work laptop' }
    const renamed = await service.must('PATCH /users/me/passkeys/:passkey_id', {
      headers,
      path,
      body,
    })
    expect(renamed).toEqual({ ...added, ...body })
    expect(await list(headers)).toEqual([renamed])
  })

  it('are all replaced by a registration of a published client, and all removed by the profile', async () => {
    const user = await service.signUp()
    const headers = as('client', user.tokens)
    const [first, second] = [await add(headers), await add(headers)]
    const { authenticator, request } = await createPasskey(service, headers)
    await service.must('POST /auth/passkey/register', request)
    expect(await signIn(first.authenticator)).toBe(refused)
    expect(await signIn(second.authenticator)).toBe(refused)
    const third = await add(headers)
    for (const one of [authenticator, third.authenticator]) expect(await signIn(one)).toBe(user.id)
    const body = { passkey_auth_enabled: false }
    expect(await service.must('PATCH /users/me', { headers, body })).toMatchObject(body)
    for (const one of [authenticator, third.authenticator]) expect(await signIn(one)).toBe(refused)
    expect(await list(headers)).toEqual([])
  })

  it('keep `passkey_auth_enabled` until the last one is removed', async () => {
    const headers = await service.signedIn()
    const ids = [(await add(headers)).id, (await add(headers)).id]
    const enabled: boolean[] = []
    for (const id of ids) {
      await remove(headers, id)
      enabled.push((await service.must('GET /users/me', { headers })).passkey_auth_enabled)
    }
    expect(enabled).toEqual([true, false])
  })

  it('belong to their user: those of others are not found', async () => {
    const [victim, thief] = [await service.signUp(), await service.signedIn()]
    const { authenticator, id } = await add(as('client', victim.tokens), 'Phone')
    const renamed = await service.send('PATCH /users/me/passkeys/:passkey_id', {
      headers: thief,
      path: { passkey_id: id },
      body: { name: 'Mine' },
    })
    expect([renamed.status, (await remove(thief, id)).status]).toEqual([404, 404])
    expect(await list(thief)).toEqual([])
    expect(await list(as('client', victim.tokens))).toMatchObject([{ name: 'Phone' }])
    expect(await signIn(authenticator)).toBe(victim.id)
  })

  it('do not share user verification: one without it stays a single factor', async () => {
    const body = { passkey_user_verification: 'preferred' }
    await service.must('PATCH /internal/security-settings', { headers: as('admin'), body })
    const { id, tokens } = await service.signUp()
    const headers = as('client', tokens)
    const verified = await add(headers)
    await service.addTotp(tokens)
    const { authenticator } = await createPasskey(service, headers)
    const begun = await service.must('POST /auth/passkey/initiate-passkey-registration', {
      headers,
    })
    const credential = authenticator.register({
      challenge: begun.options_json.challenge,
      origin: 'http://localhost:3000',
      userVerified: false,
    })
    await service.must('POST /users/me/passkeys', {
      headers,
      body: { credential, code: begun.code },
    })
    expect(await signIn(authenticator)).toBe('MULTI_FACTOR_AUTHENTICATION_REQUIRED')
    expect(await signIn(verified.authenticator)).toBe(id)
    const flags = (await list(headers)).map((one: { user_verified: boolean }) => one.user_verified)
    expect(flags.sort()).toEqual([false, true])
  })

  it('end the other sessions when one is added or removed', async () => {
    const { id, tokens } = await service.signUp()
    const headers = as('client', tokens)
    const isOtherAlive = async (change: () => Promise<unknown>) => {
      const body = { user_id: id }
      const other = await service.must('POST /auth/sessions', { headers: as('server'), body })
      await change()
      const refresh = { headers: as('client', { refresh: other.refresh_token }) }
      return (await service.send('POST /auth/sessions/current/refresh', refresh)).status === 200
    }
    expect(await isOtherAlive(() => add(headers))).toBe(false)
    const [passkey] = await list(headers)
    expect(await isOtherAlive(() => remove(headers, passkey.id))).toBe(false)
    expect(await list(headers)).toEqual([])
  })
})
