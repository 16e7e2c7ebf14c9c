import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../harness'
import { createTestService, page, type TestService } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

interface Tokens {
  access: string
}

/**
 * Invites an address. Returns the code, which its owner may forward with the email.
 *
 * @param emails Number of emails with a code to this address, the invitation included.
 */
async function invite(email: string, emails = 1): Promise<string> {
  const { tokens } = await service.verifiedUser()
  const headers = as('client', tokens)
  const { id } = await service.must('POST /teams', { headers, body: { display_name: 'Crew' } })
  const body = { team_id: id, email, callback_url: page }
  await service.must('POST /team-invitations/send-code', { headers, body })
  return service.codeEmailedTo(email, emails)
}

const accept = (tokens: Tokens, code: string) =>
  service.send('POST /team-invitations/accept', { headers: as('client', tokens), body: { code } })

/** Adds an address to an account. Returns its path. */
async function add(tokens: Tokens, value: string, flags: object) {
  const headers = as('client', tokens)
  const body = { user_id: 'me', value, type: 'email', ...flags }
  const { id } = await service.must('POST /contact-channels', { headers, body })
  return { user_id: 'me', contact_channel_id: id }
}

const isVerified = async (tokens: Tokens, path: { user_id: string; contact_channel_id: string }) =>
  (
    await service.must('GET /contact-channels/:user_id/:contact_channel_id', {
      headers: as('client', tokens),
      path,
    })
  ).is_verified

describe('a forwarded invitation', () => {
  it('does not verify the address in an account of another mailbox', async () => {
    const victim = service.newEmail()
    const thief = await service.verifiedUser()
    const path = await add(thief.tokens, victim, { used_for_auth: true })
    expect((await accept(thief.tokens, await invite(victim))).status).toBe(200)
    expect(await isVerified(thief.tokens, path)).toBe(false)
  })

  it('does not verify an address that signs another user in', async () => {
    const victim = await service.signUp()
    const thief = { access: (await service.must('POST /auth/anonymous/sign-up')).access_token }
    const path = await add(thief, victim.email, { used_for_auth: false, is_primary: true })
    expect((await accept(thief, await invite(victim.email, 2))).status).toBe(200)
    expect(await isVerified(thief, path)).toBe(false)
  })

  it('lets no user in who must verify an address that signs another user in', async () => {
    const victim = await service.signUp()
    const thief = { access: (await service.must('POST /auth/anonymous/sign-up')).access_token }
    await add(thief, victim.email, { used_for_auth: false, is_primary: true })
    const code = await invite(victim.email, 2)
    await service.turn(['verified_email_required'], true)
    const { status, body } = await accept(thief, code)
    const preview = await service.send('POST /team-invitations/accept/preview', {
      headers: as('client', thief),
      body: { code },
    })
    await service.turn(['verified_email_required'], false)
    expect([status, body.code]).toEqual([403, 'EMAIL_VERIFICATION_REQUIRED'])
    expect(preview.body).toMatchObject({ status: 'open', can_accept: false })
  })
})

it('the invited user sees whether they may accept before they verify their address', async () => {
  const [invited, other] = [await service.signUp(), await service.signUp()]
  const code = await invite(invited.email, 2)
  await service.turn(['verified_email_required'], true)
  const previews = []
  for (const { tokens } of [invited, other]) {
    const headers = as('client', tokens)
    const request = { headers, body: { code } }
    previews.push((await service.send('POST /team-invitations/accept/preview', request)).body)
  }
  const accepted = await accept(invited.tokens, code)
  const me = await service.must('GET /users/me', { headers: as('client', invited.tokens) })
  await service.turn(['verified_email_required'], false)
  expect(previews).toMatchObject([{ can_accept: true }, { can_accept: false }])
  expect([accepted.status, me.requires_email_verification]).toEqual([200, false])
})
