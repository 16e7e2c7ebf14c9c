import { expect, it } from 'vitest'
import { as, startServer, type TestResponse } from '../harness'

/** Concurrent sign-ins, more than the embedded database serves within the longest wait for it. */
const concurrent = 1500

it('refuses a project whose queries wait too long, but no other one, and recovers', async () => {
  const { call, signUp } = await startServer({ databaseUrl: 'memory://' })
  const { email, password } = await signUp()
  const refused: TestResponse[] = []
  let isFlooding = true
  async function flood() {
    while (isFlooding) {
      const body = { email: `${crypto.randomUUID()}@example.com`, password }
      const response = await call('POST', '/auth/password/sign-in', { body })
      if (response.status === 503) {
        refused.push(response)
        isFlooding = false
      }
    }
  }
  const flooding = Array.from({ length: concurrent }, flood)
  await Promise.race(flooding)
  const other = await call('GET', '/projects/current', {
    headers: { ...as('admin'), 'x-stack-project-id': 'internal' },
  })
  expect(other).toMatchObject({
    status: 401,
    body: { code: 'INVALID_SUPER_SECRET_ADMIN_KEY' },
  })
  await Promise.all(flooding)
  for (const { headers, body } of refused) {
    expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(body).toContain('busy')
  }
  const signIn = await call('POST', '/auth/password/sign-in', { body: { email, password } })
  expect(signIn.status).toBe(200)
})
