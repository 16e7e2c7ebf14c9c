import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  authorizationCode,
  comeBack,
  exchange,
  locationOf,
  signInAtProvider,
} from '../../browsers/oauth-browser'
import { as } from '../../harness'
import { createTestService, page, type TestService } from '../../test-service'

const password = 'correct horse'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
  await service.configure({ magic_link_enabled: true })
  return () => service.server.close()
})

let users = 0
/** Another address in lower case. */
const newEmail = () => `alice-${++users}@example.com`

const capitalized = (email: string) => email.replace('alice', 'Alice')

/** The same mailbox in other spellings. */
const spellings: [string, (email: string) => string][] = [
  ['capitalized', capitalized],
  ['with its domain in upper case', (email) => email.replace('example.com', 'EXAMPLE.com')],
  ['in upper case', (email) => email.toUpperCase()],
]

const signUp = (email: string) =>
  service.send('POST /auth/password/sign-up', {
    body: { email, password, verification_callback_url: page },
  })

const me = (tokens: { access: string }) =>
  service.must('GET /users/me', { headers: as('client', tokens) })

/** A user who signed up by an email code, with an upper-case letter in the address. */
async function owner() {
  const email = capitalized(newEmail())
  const { code } = await service.emailedSignInCode(email)
  const { user_id: id, access_token: access } = await service.must('POST /auth/otp/sign-in', {
    body: { code },
  })
  return { id: id as string, email, tokens: { access: access as string } }
}

describe('M11: the same mailbox in another letter case is another account', () => {
  it.each(spellings)('cannot sign up again %s', async (_, spell) => {
    const email = newEmail()
    const first = await signUp(email)
    expect(first.status).toBe(200)
    expect((await signUp(spell(email))).body.code).toBe('USER_EMAIL_ALREADY_EXISTS')
  })

  it.each(spellings)('signs in the owner when it is typed %s', async (_, spell) => {
    const email = newEmail()
    const { body } = await signUp(email)
    const signedIn = await service.must('POST /auth/password/sign-in', {
      body: { email: spell(email), password },
    })
    expect(signedIn.user_id).toBe(body.user_id)
  })

  it('signs in by a code that is emailed to the address as the owner wrote it', async () => {
    const { id, email } = await owner()
    const typed = email.toLowerCase()
    await service.must('POST /auth/otp/send-sign-in-code', {
      body: { email: typed, callback_url: page },
    })
    const code = await service.codeEmailedTo(email, 2)
    const { user_id, is_new_user } = await service.must('POST /auth/otp/sign-in', {
      body: { code },
    })
    expect({ user_id, is_new_user }).toEqual({ user_id: id, is_new_user: false })
  })

  it('resets the password by an email to the address as the owner wrote it', async () => {
    const { email } = await owner()
    const typed = email.toLowerCase()
    await service.must('POST /auth/password/send-reset-code', {
      body: { email: typed, callback_url: page },
    })
    const code = await service.codeEmailedTo(email, 2)
    await service.must('POST /auth/password/reset', { body: { code, password } })
    await service.must('POST /auth/password/sign-in', { body: { email: typed, password } })
  })

  it('cannot become an address that signs in another user', async () => {
    const { email } = await owner()
    const headers = await service.signedIn()
    const { body } = await service.send('POST /contact-channels', {
      headers,
      body: { user_id: 'me', value: email.toUpperCase(), type: 'email', used_for_auth: true },
    })
    expect(body.code).toBe('CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE')
    const created = await service.send('POST /users', {
      headers: as('server'),
      body: { primary_email: email.toLowerCase(), primary_email_auth_enabled: true },
    })
    expect(created.body.code).toBe('USER_EMAIL_ALREADY_EXISTS')
  })

  it('is one mailbox for provider accounts', async () => {
    const { id, email } = await owner()
    const code = await authorizationCode(service.call, email.toLowerCase())
    await service.must('POST /auth/oauth/token', exchange(code))
    const { oauth_providers: connected } = await service.must('GET /users/:user_id', {
      path: { user_id: id },
      headers: as('server'),
    })
    expect(connected).toHaveLength(1)

    const other = await owner()
    await service.configure({ oauth_account_merge_strategy: 'raise_error' })
    onTestFinished(() => service.configure({ oauth_account_merge_strategy: 'link_method' }))
    const refused = await comeBack(
      service.call,
      await signInAtProvider(service.call, other.email.toLowerCase()),
    )
    expect(refused.body.code).toBe('CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE')
    expect(() => locationOf(refused)).toThrow()
  })

  it('is shown with its local part as typed and its domain in lower case', async () => {
    const email = newEmail()
    const { body } = await signUp(email.replace('alice', 'aLice').replace('example', 'Example'))
    const user = await me({ access: body.access_token })
    expect(user.primary_email).toBe(email.replace('alice', 'aLice'))
  })

  it('can change its case, and is the primary one in any case', async () => {
    const { id, email, tokens } = await owner()
    const shouted = email.replace('Alice', 'ALICE')
    const changed = await service.must('PATCH /users/:user_id', {
      path: { user_id: id },
      headers: as('server'),
      body: { primary_email: shouted },
    })
    expect(changed.primary_email).toBe(shouted)
    await service.must('PATCH /users/:user_id', {
      path: { user_id: id },
      headers: as('server'),
      body: { primary_email_verified: false },
    })
    await service.must('POST /contact-channels/send-verification-code', {
      headers: as('client', tokens),
      body: { email: email.toLowerCase(), callback_url: page },
    })
    expect(await service.codeEmailedTo(shouted)).toBeTruthy()
  })

  it('does not allow more password guesses', async () => {
    const limited = await createTestService({ rateLimits: true })
    onTestFinished(() => limited.server.close())
    const { email } = await limited.signUp('alice@example.com')
    const statuses: number[] = []
    for (let guess = 0; guess < 21; guess += 1) {
      const spelled = [...email].map((c, i) => ((guess >> i) & 1 ? c.toUpperCase() : c)).join('')
      const { status } = await limited.send('POST /auth/password/sign-in', {
        body: { email: spelled, password: 'wrong word' },
      })
      statuses.push(status)
    }
    expect(statuses).toEqual([...Array(20).fill(400), 429])
  })
})
