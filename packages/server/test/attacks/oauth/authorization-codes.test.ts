import { describe, expect, it } from 'vitest'
import {
  authorizationCode,
  comeBack,
  exchange,
  signInAtProvider,
} from '../../browsers/oauth-browser'
import { as } from '../../harness'
import { createTestService } from '../../test-service'

const plain = { code_challenge_method: 'plain', code_challenge: 'v'.repeat(64) }

describe('L9: an authorization code that was redeemed', () => {
  it('ends the session it created when it is sent again', async () => {
    const { call, newEmail, server } = await createTestService()
    const code = await authorizationCode(call, newEmail())
    const { body: tokens } = await call('POST', '/auth/oauth/token', exchange(code))
    const refresh = () =>
      call('POST', '/auth/oauth/token', {
        ...exchange('', { grant_type: 'refresh_token', refresh_token: tokens.refresh_token }),
      })
    expect((await refresh()).status).toBe(200)

    // Without the verifier the code cannot even do that.
    const wrong = exchange(code, { code_verifier: 'x'.repeat(64) })
    expect((await call('POST', '/auth/oauth/token', wrong)).status).toBe(400)
    expect((await refresh()).status).toBe(200)

    const again = await call('POST', '/auth/oauth/token', exchange(code))
    expect(again.body.code).toBe('INVALID_AUTHORIZATION_CODE')
    expect((await refresh()).body.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    await server.close()
  })
})

describe('L9: an authorization code of a user with a second factor', () => {
  it('ends the sign-in when it is sent again, before and after the second factor', async () => {
    const { addTotp, call, must, newEmail, send, server } = await createTestService()
    const email = newEmail()
    const redeem = async () => {
      const request = exchange(await authorizationCode(call, email))
      return { request, response: await send('POST /auth/oauth/token', request) }
    }
    const { access_token: access } = (await redeem()).response.body
    const totp = await addTotp({ access })
    const complete = (code: string) =>
      send('POST /auth/mfa/sign-in', { body: { type: 'totp', totp: totp(), code } })

    const waiting = await redeem()
    await send('POST /auth/oauth/token', waiting.request)
    const late = await complete(waiting.response.body.details.attempt_code)
    expect(late.body.code).toBe('VERIFICATION_CODE_NOT_FOUND')

    const completed = await redeem()
    const { body } = await complete(completed.response.body.details.attempt_code)
    await send('POST /auth/oauth/token', completed.request)
    const query = { user_id: body.user_id }
    const { items } = await must('GET /auth/sessions', { headers: as('server'), query })
    expect(items.map(({ id }: { id: string }) => id)).not.toContain(body.session_id)
    expect(items).toHaveLength(1)
    await server.close()
  })
})

describe('an authorization code that is redeemed fifty times at once', () => {
  it('leaves no session, and none of more than one request', async () => {
    const { call, must, newEmail, server } = await createTestService()
    const email = newEmail()
    const code = await authorizationCode(call, email)
    const redeem = () => call('POST', '/auth/oauth/token', exchange(code))
    const responses = await Promise.all(Array.from({ length: 50 }, redeem))
    const refused = responses.filter(({ body }) => body.code === 'INVALID_AUTHORIZATION_CODE')
    expect(refused.length).toBeGreaterThanOrEqual(49)

    const headers = as('server')
    const { items } = await must('GET /users', { headers, query: { query: email } })
    const query = { user_id: items[0].id }
    expect((await must('GET /auth/sessions', { headers, query })).items).toEqual([])
    await server.close()
  })
})

describe('L9: the PKCE method plain', () => {
  it('is refused where a project requires S256, as new projects do', async () => {
    const { call, newEmail, server } = await createTestService()
    const refused = await comeBack(call, await signInAtProvider(call, newEmail(), plain))
    expect([refused.status, refused.body]).toEqual([400, 'code_challenge_method must be S256.'])

    const headers = as('admin')
    const body = { pkce_s256_only: false }
    await call('PATCH', '/internal/security-settings', { headers, body })
    const code = await authorizationCode(call, newEmail(), plain)
    expect((await call('POST', '/auth/oauth/token', exchange(code))).status).toBe(200)
    await server.close()
  })
})
