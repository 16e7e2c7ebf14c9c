import { expect, it, onTestFinished } from 'vitest'
import { as, createDatabaseUrl } from '../../harness'
import { createTestService } from '../../test-service'
import { query } from '../query'
import { lockUser, waitForWaiting } from '../waiting'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'

it('two sign-ins at once with a new browser are reported once', async () => {
  const databaseUrl = await createDatabaseUrl()
  const { must, server } = await createTestService({ databaseUrl })
  onTestFinished(() => server.close())
  const [email, password] = ['ada@example.com', 'correct horse']
  const { id } = await must('POST /users', {
    headers: as('server'),
    body: {
      primary_email: email,
      primary_email_verified: true,
      primary_email_auth_enabled: true,
      password,
    },
  })
  const signIn = (userAgent: string) =>
    must('POST /auth/password/sign-in', {
      headers: { ...as('client'), 'user-agent': userAgent },
      body: { email, password },
    })
  await signIn(chrome)
  const unlock = await lockUser(databaseUrl, id)
  const signIns = [signIn(firefox), signIn(firefox)]
  await waitForWaiting(databaseUrl, 2)
  await unlock()
  await Promise.all(signIns)
  const type = 'sign_in.new_browser'
  const { items } = await must('GET /internal/security-events', {
    headers: as('admin'),
    query: { user_id: id, type },
  })
  expect(items).toHaveLength(1)
  const stored = 'select browser from known_browsers order by browser'
  expect(await query(databaseUrl, stored)).toEqual([
    { browser: 'Chrome (Windows)' },
    { browser: 'Firefox (Linux)' },
  ])
})
