import { describe, expect, it } from 'vitest'
import { createLifetime } from '../lib/lifetime'
import { createHttp } from './http'
import type { OutgoingRequest } from './pipeline'

function recording(status = 200, body = '{}', headers = {}) {
  const sent: OutgoingRequest[] = []
  const lifetime = createLifetime()
  const http = createHttp<'server'>(
    async (request) => {
      sent.push(request)
      return { status, body, headers: new Headers(headers) }
    },
    () => 0,
    lifetime,
  )
  return { http, sent, lifetime }
}

describe('http', () => {
  it('escapes path parameters', async () => {
    const { http, sent } = recording()
    const path = { project_id: '../a b?c#d/é' }
    await http.send('GET /projects/:project_id/.well-known/jwks.json', { path })
    expect(sent[0]?.path).toBe('/projects/..%2Fa%20b%3Fc%23d%2F%C3%A9/.well-known/jwks.json')
  })

  it('sends JSON, a form, or no body', async () => {
    const { http, sent } = recording()
    await http.send('POST /auth/password/sign-in', { body: { email: 'a@b.c', password: 'p' } })
    await http.send('POST /auth/oauth/token', {
      body: { grant_type: 'refresh_token', refresh_token: 'a&b' },
      asForm: true,
    })
    await http.send('DELETE /users/me')
    expect(sent.map(({ headers, body }) => [headers, body?.toString()])).toEqual([
      [{ 'content-type': 'application/json' }, '{"email":"a@b.c","password":"p"}'],
      [{}, 'grant_type=refresh_token&refresh_token=a%26b'],
      [{}, undefined],
    ])
  })

  it('knows which requests are idempotent', async () => {
    const { http, sent } = recording()
    await http.send('GET /users/me')
    await http.send('DELETE /users/me')
    await http.send('PATCH /internal/test-mode', { body: { is_test_project: true } })
    await http.send('POST /auth/password/set', { body: { password: 'p' } })
    await http.send('POST /auth/oauth/token', {
      body: { grant_type: 'refresh_token' },
      asForm: true,
      isIdempotent: true,
    })
    expect(sent.map(({ isIdempotent }) => isIdempotent)).toEqual([true, true, false, false, true])
  })

  it('returns errors that the endpoint declares and throws common ones', async () => {
    const refuse = (code: string) =>
      recording(400, JSON.stringify({ code, error: code }), { 'x-stack-known-error': code }).http
    const body = { email: 'a@b.c', password: 'p' }
    expect(
      await refuse('EMAIL_PASSWORD_MISMATCH').try('POST /auth/password/sign-in', { body }),
    ).toMatchObject({ status: 'error', error: { errorCode: 'EMAIL_PASSWORD_MISMATCH' } })
    for (const code of [
      'SCHEMA_ERROR',
      'INVALID_PUBLISHABLE_CLIENT_KEY',
      'ACCESS_TOKEN_EXPIRED',
      'CODE_OF_TOMORROW',
    ]) {
      const call = refuse(code).try('POST /auth/password/sign-in', { body })
      await expect(call).rejects.toMatchObject({ errorCode: code })
    }
  })

  it('sends nothing once the app is disposed of', async () => {
    const { http, sent, lifetime } = recording()
    lifetime.end(new Error('disposed'))
    await expect(http.send('GET /users/me')).rejects.toThrow('disposed')
    expect(sent[0]?.signal.aborted).toBe(true)
  })
})
