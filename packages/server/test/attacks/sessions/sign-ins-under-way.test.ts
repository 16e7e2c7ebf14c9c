import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../harness'
import { createTestService, page, type TestService } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

const oldPassword = 'correct horse'
const newPassword = 'a new password'

type Responses = Awaited<ReturnType<TestService['send']>>[]

/** Signs in repeatedly with the password that an attacker knows until a change is made. */
async function signInDuring(email: string, change: () => Promise<unknown>): Promise<Responses> {
  const body = { email, password: oldPassword }
  const responses: ReturnType<TestService['send']>[] = []
  let isMade = false
  const made = change().finally(() => {
    isMade = true
  })
  while (!isMade) {
    responses.push(service.send('POST /auth/password/sign-in', { body }))
    await delay(10)
  }
  await made
  return Promise.all(responses)
}

/** Counts the started sessions that can still be used. */
async function countAlive(responses: Responses): Promise<number> {
  const begun = responses.filter(({ status }) => status === 200)
  const refreshes = begun.map(({ body }) =>
    service.send('POST /auth/sessions/current/refresh', {
      headers: as('client', { refresh: body.refresh_token }),
    }),
  )
  return (await Promise.all(refreshes)).filter(({ status }) => status === 200).length
}

describe('M2: sign-ins in progress when the password changes', () => {
  it('leave no session behind when it is reset', async () => {
    const email = service.newEmail()
    await service.signUp(email, oldPassword)
    await service.emailsTo(email, 1)
    await service.must('POST /auth/password/send-reset-code', {
      body: { email, callback_url: page },
    })
    const code = await service.codeEmailedTo(email, 2)
    const responses = await signInDuring(email, () =>
      service.must('POST /auth/password/reset', { body: { code, password: newPassword } }),
    )
    expect(await countAlive(responses)).toBe(0)
  })

  it('leave no session behind when its user changes it', async () => {
    const { email, tokens } = await service.signUp(service.newEmail(), oldPassword)
    const responses = await signInDuring(email, () =>
      service.must('POST /auth/password/update', {
        headers: as('client', tokens),
        body: { old_password: oldPassword, new_password: newPassword },
      }),
    )
    expect(await countAlive(responses)).toBe(0)
  })

  it('require a second factor that is turned on during the sign-in', async () => {
    const { email, tokens } = await service.signUp(service.newEmail(), oldPassword)
    const responses = await signInDuring(email, () => service.addTotp(tokens))
    expect(await countAlive(responses)).toBe(0)
  })
})
