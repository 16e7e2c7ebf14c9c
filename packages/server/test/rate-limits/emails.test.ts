import { describe, expect, it } from 'vitest'
import { as } from '../harness'
import { page } from '../test-service'
import {
  expectRefusal,
  here,
  type LimitedService,
  otherAddress,
  repeat,
  startLimitedService,
} from './limited-service'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const reset = 'POST /auth/password/send-reset-code'
const to = (email: string) => ({ body: { email, callback_url: page } })

/** Requests that send an email to a given address. */
const askers = {
  'a password reset': async ({ sendFrom }: LimitedService, from: string, email: string) =>
    sendFrom(from, reset, to(email)),
  'a sign-in code': async ({ sendFrom }: LimitedService, from: string, email: string) =>
    sendFrom(from, 'POST /auth/otp/send-sign-in-code', to(email)),
  'an invitation': async ({ sendFrom, team }: LimitedService, from: string, email: string) => {
    const { id, headers } = await team()
    const body = { team_id: id, email, callback_url: page }
    return sendFrom(from, 'POST /team-invitations/send-code', { headers, body })
  },
  'a verification': async (service: LimitedService, from: string, email: string) => {
    const headers = await service.signedIn()
    const { id } = await service.must('POST /contact-channels', {
      headers,
      body: { user_id: 'me', value: email, type: 'email', used_for_auth: false },
    })
    const path = { user_id: 'me', contact_channel_id: id as string }
    return service.sendFrom(
      from,
      'POST /contact-channels/:user_id/:contact_channel_id/send-verification-code',
      { headers, path, body: { callback_url: page } },
    )
  },
}

describe('emails', () => {
  it.each(Object.entries(askers))(
    'are few to one mailbox, whichever caller asks, with %s: mail',
    async (_, ask) => {
      const service = await startLimitedService()
      const spellings = ['ada@example.com', 'Ada@example.com', 'ADA@EXAMPLE.COM']
      const send = (index: number) => ask(service, otherAddress(index), spellings[index % 3] ?? '')
      expect(await repeat(5, send)).toEqual({ 200: 5 })
      expectRefusal(await ask(service, otherAddress(6), 'ada@example.com'), 10 * minute)
      expect((await ask(service, otherAddress(6), 'grace@example.com')).status).toBe(200)
    },
  )

  it('are counted alike for known and unknown addresses', async () => {
    const { signUp, sendFrom } = await startLimitedService()
    const { email } = await signUp()
    const ask = (recipient: string) =>
      repeat(7, (index) => sendFrom(otherAddress(index), reset, to(recipient)))
    expect(await ask(email)).toEqual({ 200: 5, 429: 2 })
    expect(await ask('unknown@example.com')).toEqual({ 200: 5, 429: 2 })
  })

  it('to many recipients are limited for an address: mailFromAddress', async () => {
    const { sendFrom, team } = await startLimitedService()
    const { id, owner } = await team()
    const stranger = (index: number) => `stranger${index}@example.com`
    expect(await repeat(102, (index) => sendFrom(here, reset, to(stranger(index))))).toEqual({
      200: 100,
      429: 2,
    })
    expectRefusal(await sendFrom(here, reset, to('one@example.org')), hour)
    // Accounts created there do not help.
    const body = { team_id: id, email: 'one@example.org', callback_url: page }
    const invite = (headers: Record<string, string>) =>
      sendFrom(here, 'POST /team-invitations/send-code', { headers, body })
    expectRefusal(await invite(as('client', owner.tokens)), hour)
    expect((await invite(as('server'))).status).toBe(200)
    expect((await sendFrom(otherAddress(), reset, to('two@example.org'))).status).toBe(200)
  })

  it('to many recipients are limited for an account: mailFromAccount', async () => {
    const { sendFrom, team } = await startLimitedService()
    const [one, other] = [await team(), await team()]
    const invite = ({ id, headers }: typeof one, index: number) =>
      sendFrom(otherAddress(index), 'POST /team-invitations/send-code', {
        headers,
        body: { team_id: id, email: `guest${index}@example.com`, callback_url: page },
      })
    expect(await repeat(103, (index) => invite(one, index))).toEqual({ 200: 100, 429: 3 })
    expectRefusal(await invite(one, 200), day)
    expect((await invite(other, 200)).status).toBe(200)
  })

  it('of sign-ups are few to one mailbox, though its account is deleted each time: signUpAgain', async () => {
    const { configure, must, sendFrom } = await startLimitedService()
    await configure({ client_user_deletion_enabled: true })
    const signUp = (index: number, email = 'ada@example.com') =>
      sendFrom(otherAddress(index), 'POST /auth/password/sign-up', {
        body: { email, password: 'correct horse', verification_callback_url: page },
      })
    for (let index = 0; index < 20; index += 1) {
      const { status, body } = await signUp(index)
      expect(status).toBe(200)
      await must('DELETE /users/me', { headers: as('client', { access: body.access_token }) })
    }
    expectRefusal(await signUp(20), hour)
    expect((await signUp(21, 'grace@example.com')).status).toBe(200)
  })
})
