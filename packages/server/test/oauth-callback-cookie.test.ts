import { expect, it } from 'vitest'
import { startServerForTest } from './harness'
import { comeBack, signInAtProvider } from './oauth-browser'

/** The contract (http.md section 7.6, step 1) has every response delete the cookie. */
it('deletes the cookie of the state with every direct error of the callback', async () => {
  const { call, configure } = await startServerForTest()
  await configure({ oauth_providers: [{ id: 'google', enabled: true, type: 'shared' }] })
  const deletion = (state = '') =>
    new RegExp(`^stack-oauth-inner-${state}=; Path=/; Expires=[^;]+; Max-Age=0; HttpOnly$`)

  const untrusted = { redirect_uri: 'https://untrusted.example/' }
  const known = await signInAtProvider(call, 'ada@example.com', untrusted)
  const refused = await comeBack(call, known)
  expect(refused.body.code).toBe('REDIRECT_URL_NOT_WHITELISTED')
  expect(refused.headers.get('set-cookie')).toMatch(deletion(known.parameters.state))

  const plain = await signInAtProvider(call, 'ada@example.com', { scope: 'other' })
  const text = await comeBack(call, plain)
  expect([text.status, text.body]).toEqual([400, 'The only valid scope is legacy.'])
  expect(text.headers.get('set-cookie')).toMatch(deletion(plain.parameters.state))

  const foreign = await signInAtProvider(call, 'ada@example.com')
  const withoutCookie = await comeBack(call, { ...foreign, headers: { cookie: '' } })
  expect(withoutCookie.status).toBe(400)
  expect(withoutCookie.headers.get('set-cookie')).toMatch(deletion(foreign.parameters.state))

  const garbage = { state: 'x=true; Domain=example.com' }
  const odd = await comeBack(call, { headers: { cookie: '' }, parameters: garbage })
  expect([odd.status, odd.headers.get('set-cookie')]).toEqual([400, null])
})
