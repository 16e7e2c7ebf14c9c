import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comeBack, exchange, locationOf, signInAtProvider } from '../../browsers/oauth-browser'
import { startServer } from '../../harness'

let started: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  started = await startServer()
  await started.configure({ oauth_providers: [{ id: 'google', enabled: true, type: 'shared' }] })
})
afterAll(() => started.server.close())

describe('a new account at a provider', () => {
  it('creates one user for browsers that bring it at once', async () => {
    const { call } = started
    const browsers = await Promise.all(
      Array.from({ length: 8 }, () => signInAtProvider(call, 'many@example.com')),
    )
    const responses = await Promise.all(browsers.map((browser) => comeBack(call, browser)))
    const tokens = await Promise.all(
      responses.map((response) => {
        const code = locationOf(response).searchParams.get('code') ?? ''
        return call('POST', '/auth/oauth/token', exchange(code))
      }),
    )
    expect(tokens.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(tokens.filter(({ body }) => body.is_new_user)).toHaveLength(1)
    const subjects = tokens.map(({ body }) => subjectOf(body.access_token))
    expect(new Set(subjects).size).toBe(1)
  })
})

function subjectOf(jwt: string): string {
  return JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()).sub
}
