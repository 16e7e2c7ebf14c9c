import { expect, it } from 'vitest'
import { as, startServerForTest } from '../harness'
import { toText, watchQueries } from '../watch-queries'

it('M9: a request of a user does not read their metadata and picture for nothing', async () => {
  const { call, signUp, idle } = await startServerForTest()
  const { tokens } = await signUp()
  const headers = as('client', tokens)
  const metadata = { note: 'x'.repeat(60_000) }
  await call('PATCH', '/users/me', { headers, body: { client_metadata: metadata } })
  await idle()
  for (const path of ['/projects/current', '/teams?user_id=me', '/auth/sessions?user_id=me']) {
    const queries = watchQueries()
    const { status } = await call('GET', path, { headers })
    const [findingCaller = ''] = queries.end().map(toText)
    expect([path, status]).toEqual([path, 200])
    expect(findingCaller).toContain('"api_key_sets"')
    expect(findingCaller).not.toMatch(/metadata|"profile_image_url"|profile_image_url'/)
  }
  const me = await call('GET', '/users/me', { headers })
  expect(me.body.client_metadata).toEqual(metadata)
})
