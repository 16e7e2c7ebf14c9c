import { createHook } from 'node:async_hooks'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { as } from '../../harness'
import { createTestService, page, type TestService } from '../../test-service'

/** Lookups since the test began: `QUERYWRAP` asks a name server, `GETADDRINFOREQWRAP` occupies a thread. */
let lookups: string[] = []
const watch = createHook({
  init(_, type) {
    if (['QUERYWRAP', 'GETADDRINFOREQWRAP'].includes(type)) lookups.push(type)
  },
})

let service: TestService
beforeAll(async () => {
  // As in production.
  service = await createTestService({ webhooksAllowPrivate: false, mailAllowPrivate: false })
  watch.enable()
})
beforeEach(() => {
  lookups = []
})
afterAll(async () => {
  watch.disable()
  await service.server.close()
})

const headers = as('admin')

// Two names whose name servers do not respond stopped all lookups of the service for ten seconds.
it.each([
  [
    'a sign-up hook',
    async () => {
      await service.setSignUpHook('https://slow.example/hook')
      const body = { email: service.newEmail(), password: 'long enough' }
      const url = { verification_callback_url: page }
      const { status } = await service.send('POST /auth/password/sign-up', {
        body: { ...body, ...url },
      })
      expect(status).toBe(502)
    },
  ],
  [
    'a mail server of a project',
    async () => {
      const sender = { sender_name: 'Sender', sender_email: 'sender@example.com' }
      const { success } = await service.must('POST /internal/send-test-email', {
        headers,
        body: {
          recipient_email: 'reader@example.com',
          email_config: {
            host: 'slow.example',
            port: 25,
            username: 'user',
            password: 'word',
            ...sender,
          },
        },
      })
      expect(success).toBe(false)
    },
  ],
])('the name of %s occupies no thread', async (_, use) => {
  await use()
  expect(new Set(lookups)).toEqual(new Set(['QUERYWRAP']))
})
