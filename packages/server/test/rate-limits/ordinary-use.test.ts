import { describe, expect, it } from 'vitest'
import { as } from '../harness'
import { here, repeat, startLimitedService } from './limited-service'

describe('no limit is reached', () => {
  it('by a program that polls every two seconds for ten minutes, nor by ten at once', async () => {
    const { must, sendFrom } = await startLimitedService()
    const { polling_code } = await must('POST /auth/cli', { body: {} })
    const poll = () => sendFrom(here, 'POST /auth/cli/poll', { body: { polling_code } })
    for (let program = 0; program < 10; program += 1) {
      expect(await repeat(300, poll)).toEqual({ 200: 300 })
    }
  })

  it('by fifty sign-in pages that suggest passkeys, for ten minutes', async () => {
    const { sendFrom } = await startLimitedService()
    const begin = () =>
      sendFrom(here, 'POST /auth/passkey/initiate-passkey-authentication', { body: {} })
    for (let time = 0; time < 10; time += 1) expect(await repeat(50, begin)).toEqual({ 200: 50 })
  })

  it('by ten tabs of a signed-in user', async () => {
    const { sendFrom, signUp } = await startLimitedService()
    const headers = as('client', (await signUp()).tokens)
    for (let time = 0; time < 10; time += 1) {
      const refresh = () => sendFrom(here, 'POST /auth/sessions/current/refresh', { headers })
      expect(await repeat(10, refresh)).toEqual({ 200: 10 })
      expect(await repeat(10, () => sendFrom(here, 'GET /users/me', { headers }))).toEqual({
        200: 10,
      })
    }
  })

  it('by an app that saves metadata of its user every two seconds', async () => {
    const { sendFrom, signUp } = await startLimitedService()
    const headers = as('client', (await signUp()).tokens)
    const save = (step: number) =>
      sendFrom(here, 'PATCH /users/me', { headers, body: { client_metadata: { step } } })
    expect(await repeat(300, save)).toEqual({ 200: 300 })
  })

  it('by an office in the morning: fifty users who sign in, each wrong once', async () => {
    const { call, sendFrom } = await startLimitedService()
    const password = 'correct horse'
    const emailOf = (index: number) => `colleague${index}@example.com`
    await repeat(50, (index) =>
      call('POST', '/users', {
        headers: as('server'),
        body: { primary_email: emailOf(index), primary_email_auth_enabled: true, password },
      }),
    )
    const signIn = (password: string) => (index: number) =>
      sendFrom(here, 'POST /auth/password/sign-in', { body: { email: emailOf(index), password } })
    expect(await repeat(50, signIn('a slip'))).toEqual({ 400: 50 })
    expect(await repeat(50, signIn(password))).toEqual({ 200: 50 })
  })
})
