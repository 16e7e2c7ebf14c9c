import { expect, it } from 'vitest'
import { as, createDatabaseUrl, startServerForTest } from '../../harness'
import { query } from '../query'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'
const opera = `${firefox.replace('Firefox/127.0', '')}Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`

it('a browser is known from a session that began before browsers were stored', async () => {
  const databaseUrl = await createDatabaseUrl()
  const { call, signUp } = await startServerForTest({ databaseUrl })
  const { id, email, password } = await signUp()
  async function signInWith(userAgent: string) {
    const { status } = await call('POST', '/auth/password/sign-in', {
      headers: { ...as('client'), 'user-agent': userAgent },
      body: { email, password },
    })
    expect(status).toBe(200)
  }
  const events = async () =>
    (
      await query(
        databaseUrl,
        `select details->>'browser' as browser from security_events
          where user_id = '${id}' and type = 'sign_in.new_browser' order by id`,
      )
    ).map(({ browser }) => browser)
  await signInWith(firefox)
  expect(await events()).toEqual(['Firefox (Linux)'])
  await query(databaseUrl, 'delete from known_browsers')
  await signInWith(firefox)
  expect(await events()).toEqual(['Firefox (Linux)'])
  await query(databaseUrl, 'delete from known_browsers')
  await signInWith(opera)
  expect(await events()).toEqual(['Firefox (Linux)', 'Opera (Linux)'])
})
