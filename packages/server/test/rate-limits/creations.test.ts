import { describe, expect, it } from 'vitest'
import { authorization } from '../browsers/oauth-browser'
import { as } from '../harness'
import { page } from '../test-service'
import { expectRefusal, here, otherAddress, repeat, startLimitedService } from './limited-service'

const minute = 60
const hour = 60 * minute

const team = { body: { display_name: 'Crew' } }

describe('creating', () => {
  it('sign-in attempts is limited for an address: begin', async () => {
    const { sendFrom } = await startLimitedService()
    const beginning = (address: string, headers = as('client')) =>
      sendFrom(address, 'POST /auth/cli', { headers, body: {} })
    for (let round = 0; round < 6; round += 1) {
      expect(await repeat(100, () => beginning(here))).toEqual({ 200: 100 })
    }
    const query = await authorization()
    const path = { provider_id: 'google' }
    const authorize = (address: string) =>
      sendFrom(address, 'GET /auth/oauth/authorize/:provider_id', { headers: {}, path, query })
    const passkey = (address: string) =>
      sendFrom(address, 'POST /auth/passkey/initiate-passkey-authentication', { body: {} })
    for (const begin of [beginning, authorize, passkey]) {
      expectRefusal(await begin(here), 10 * minute)
      expect((await begin(otherAddress())).status).toBeLessThan(400)
    }
    expect((await beginning(here, as('server'))).status).toBe(200)
  })

  it('by an account is limited at any address: create', async () => {
    const { sendFrom, signUp } = await startLimitedService()
    const { tokens } = await signUp()
    const headers = as('client', tokens)
    const create = (index: number) =>
      sendFrom(otherAddress(index), 'POST /teams', { headers, ...team })
    expect(await repeat(102, create)).toEqual({ 201: 100, 429: 2 })
    const channel = { user_id: 'me', value: 'a@example.com', type: 'email', used_for_auth: false }
    const others = [
      ['POST /contact-channels', { body: channel }],
      ['POST /auth/passkey/initiate-passkey-registration', { body: {} }],
      ['POST /auth/password/set', { body: { password: 'correct horse' } }],
      [
        'PATCH /contact-channels/:user_id/:contact_channel_id',
        { path: { user_id: 'me' }, body: { value: 'b@example.com' } },
      ],
    ] as const
    for (const [key, request] of others) {
      expectRefusal(await sendFrom(here, key, { headers, ...request }), hour)
    }
    const other = as('client', (await signUp()).tokens)
    expect((await sendFrom(here, 'POST /teams', { headers: other, ...team })).status).toBe(201)
    expect((await sendFrom(here, 'POST /teams', { headers: as('server'), ...team })).status).toBe(
      201,
    )
  })

  it('by an owner of projects is limited: create', async () => {
    const { owner, sendFrom } = await startLimitedService()
    const [one, other] = [await owner(), await owner()]
    const create = (headers: Record<string, string>, index: number) =>
      sendFrom(otherAddress(index), 'POST /internal/projects', {
        headers,
        body: { display_name: 'New' },
      })
    expect(await repeat(101, (index) => create(one.headers, index))).toEqual({ 201: 100, 429: 1 })
    expect((await create(other.headers, 0)).status).toBe(201)
  })

  it('by many accounts is limited for their address: createFromAddress', async () => {
    const { sendFrom, signUp } = await startLimitedService()
    const create = async (address: string, times: number) => {
      const headers = as('client', (await signUp()).tokens)
      return repeat(times, () => sendFrom(address, 'POST /teams', { headers, ...team }))
    }
    for (let account = 0; account < 7; account += 1) {
      expect(await create(here, 85)).toEqual({ 201: 85 })
    }
    expect(await create(here, 7)).toEqual({ 201: 5, 429: 2 })
    expect(await create(otherAddress(), 1)).toEqual({ 201: 1 })
    // Creates 600 teams.
  }, 180_000)

  it('users is not limited while they have not accepted the terms', async () => {
    const { newEmail, requireTerms, sendFrom } = await startLimitedService()
    await requireTerms('2026-11-01')
    const body = { email: newEmail(), password: 'long enough', verification_callback_url: page }
    const signUp = (fields: object) =>
      sendFrom(here, 'POST /auth/password/sign-up', { body: { ...body, ...fields } })
    expect(await repeat(70, () => signUp({}))).toEqual({ 403: 70 })
    expect((await signUp({ accepted_terms_version: '2026-11-01' })).status).toBe(200)
  })

  it('anonymous users is limited for an address: signUp', async () => {
    const { sendFrom } = await startLimitedService()
    const signUp = (address: string) =>
      sendFrom(address, 'POST /auth/anonymous/sign-up', { body: {} })
    expect(await repeat(61, () => signUp(here))).toEqual({ 200: 60, 429: 1 })
    expectRefusal(await signUp(here), hour)
    expect((await signUp(otherAddress())).status).toBe(200)
  })
})
