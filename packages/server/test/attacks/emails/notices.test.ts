import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { authorizationCode, exchange } from '../../browsers/oauth-browser'
import { createPasskey } from '../../browsers/passkey-browser'
import { as } from '../../harness'
import { createTestService, page, type TestService } from '../../test-service'

type TestUser = Awaited<ReturnType<TestService['verifiedUser']>>

interface EmailMessage {
  id: string
  to: string[]
  subject: string
  html: string
  text: string
  links: string[]
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
  return () => service.server.close()
})

async function outbox({ call, idle }: TestService): Promise<EmailMessage[]> {
  await idle()
  const { items }: { items: EmailMessage[] } = (
    await call('GET', '/dev/outbox.json', { headers: {} })
  ).body
  // Word joiners keep mail programs from making links of addresses that users chose.
  return items.map((message) => ({ ...message, text: message.text.replaceAll('\u2060', '') }))
}

/** Runs `act`, and returns the emails it sent, by recipient. */
async function emailsOf(
  act: () => Promise<unknown>,
  of: TestService = service,
): Promise<EmailMessage[]> {
  const before = new Set((await outbox(of)).map(({ id }) => id))
  await act()
  const emails = (await outbox(of)).filter(({ id }) => !before.has(id))
  return emails.sort((a, b) => (a.to.join() < b.to.join() ? -1 : 1))
}

const recipientsOf = (emails: EmailMessage[]) => emails.flatMap(({ to }) => to)
const verifiedAddressesOf = (user: Victim) => [user.email, user.second.value].sort()

async function eventsOf(userId: string, of: TestService = service): Promise<{ type: string }[]> {
  const query = { user_id: userId }
  const { items } = await of.must('GET /internal/security-events', { headers: as('admin'), query })
  const events = items as { type: string }[]
  return events.filter(({ type }) => !type.startsWith('session.')).toReversed()
}

/** An address of a user, as the app's server adds it. */
async function addAddress(user: TestUser, isVerified: boolean, of: TestService = service) {
  const value = of.newEmail()
  const { id } = await of.must('POST /contact-channels', {
    headers: as('server'),
    body: {
      user_id: user.id,
      value,
      type: 'email',
      used_for_auth: true,
      is_verified: isVerified,
    },
  })
  return { value, id: id as string }
}

/** A user with two verified addresses and one that was never verified. */
async function victim() {
  const user = await service.verifiedUser()
  const second = await addAddress(user, true)
  const unverified = await addAddress(user, false)
  const headers = { ...as('client', user.tokens), 'user-agent': firefox }
  return { ...user, second, unverified, headers }
}

type Victim = Awaited<ReturnType<typeof victim>>

function channel(user: Victim, { id }: { id: string }) {
  return { path: { user_id: 'me', contact_channel_id: id }, headers: user.headers }
}

async function setPassword(user: Victim) {
  const body = { password: 'correct horse' }
  await service.must('POST /auth/password/set', { headers: user.headers, body })
}

async function connectGoogle({ tokens }: Victim) {
  const link = { type: 'link', token: tokens.access }
  const code = await authorizationCode(service.call, service.newEmail(), link)
  await service.must('POST /auth/oauth/token', exchange(code))
}

async function addPasskey(user: Victim) {
  const { request } = await createPasskey(service, user.headers)
  await service.must('POST /auth/passkey/register', request)
}

const patch = (user: Victim, body: object) =>
  service.must('PATCH /users/me', { headers: user.headers, body })

interface Change {
  title: string
  prepare?: (user: Victim) => Promise<unknown>
  act: (user: Victim) => Promise<unknown>
}

/** Changes by which a thief of an access token makes an account theirs. */
const changes: Record<string, Change> = {
  'contact_channel.added': {
    title: 'An email address was added to your account',
    act: ({ headers }) =>
      service.must('POST /contact-channels', {
        headers,
        body: { user_id: 'me', value: service.newEmail(), type: 'email', used_for_auth: true },
      }),
  },
  'contact_channel.changed': {
    title: 'An email address of your account was changed',
    act: (user) =>
      service.must('PATCH /contact-channels/:user_id/:contact_channel_id', {
        ...channel(user, user.second),
        body: { value: service.newEmail() },
      }),
  },
  'contact_channel.removed': {
    title: 'An email address was removed from your account',
    act: (user) =>
      service.must(
        'DELETE /contact-channels/:user_id/:contact_channel_id',
        channel(user, user.second),
      ),
  },
  'connected_account.added': {
    title: 'A connected account was added',
    act: connectGoogle,
  },
  'connected_account.removed': {
    title: 'A connected account was removed',
    prepare: connectGoogle,
    act: async ({ headers }) => {
      const { items } = await service.must('GET /users/me/connected-accounts', { headers })
      const { provider_id, account_id } = items[0]
      await service.must('DELETE /users/me/connected-accounts/:provider_id', {
        headers,
        path: { provider_id },
        query: { account_id },
      })
    },
  },
  'sign_in_codes.disabled': {
    title: 'Sign-in by email code was turned off',
    act: (user) => patch(user, { otp_auth_enabled: false }),
  },
  'passkey.added': { title: 'A passkey was added to your account', act: addPasskey },
  'passkey.removed': {
    title: 'A passkey was removed from your account',
    prepare: addPasskey,
    act: (user) => patch(user, { passkey_auth_enabled: false }),
  },
  'second_factor.enabled': {
    title: 'Two-factor authentication was turned on',
    act: ({ tokens }) => service.addTotp(tokens),
  },
  'second_factor.disabled': {
    title: 'Two-factor authentication was turned off',
    prepare: ({ tokens }) => service.addTotp(tokens),
    act: (user) => patch(user, { totp_secret_base64: null }),
  },
  'password.set': { title: 'A password was set for your account', act: setPassword },
  'password.changed': {
    title: 'Your password was changed',
    prepare: setPassword,
    act: ({ headers }) =>
      service.must('POST /auth/password/update', {
        headers,
        body: { old_password: 'correct horse', new_password: 'battery staple' },
      }),
  },
  'password.removed': {
    title: 'Your password was removed',
    prepare: setPassword,
    act: ({ id }) =>
      service.must('PATCH /users/:user_id', {
        path: { user_id: id },
        headers: as('server'),
        body: { password: null },
      }),
  },
}

describe('L15: a change of sign-in methods', () => {
  it.each(Object.entries(changes))('is reported by event and email: %s', async (type, change) => {
    const user = await victim()
    await change.prepare?.(user)
    const emails = await emailsOf(() => change.act(user))
    expect(recipientsOf(emails)).toEqual(verifiedAddressesOf(user))
    expect(emails.map(({ subject }) => subject)).toEqual(Array(2).fill(`Demo: ${change.title}`))
    expect((await eventsOf(user.id)).at(-1)).toMatchObject({ type, user_id: user.id })
  })

  it('is reported by event and email: password.reset', async () => {
    const user = await victim()
    await setPassword(user)
    const body = { email: user.email, callback_url: page }
    const [link] = await emailsOf(() =>
      service.must('POST /auth/password/send-reset-code', { body }),
    )
    const code = new URL(link?.links[0] ?? '').searchParams.get('code')
    const reset = { body: { code, password: 'battery staple' } }
    const emails = await emailsOf(() => service.must('POST /auth/password/reset', reset))
    expect(recipientsOf(emails)).toEqual(verifiedAddressesOf(user))
    expect(emails[0]?.subject).toBe('Demo: Your password was reset')
    expect((await eventsOf(user.id)).at(-1)).toMatchObject({ type: 'password.reset' })
  })

  it('says what changed, when, from where, and what to do', async () => {
    const user = await victim()
    const added = service.newEmail()
    const [message] = await emailsOf(() =>
      service.must('POST /contact-channels', {
        headers: user.headers,
        body: { user_id: 'me', value: added, type: 'email', used_for_auth: true },
      }),
    )
    for (const part of [
      added,
      'Used for sign-in: yes',
      'UTC',
      'Firefox on Linux',
      'IP address: 127.0.0.1',
      'If this wasn’t you',
    ]) {
      expect(message?.text).toContain(part)
    }
    expect(message?.links).toEqual([])
    expect(message?.html).not.toMatch(/<img|href=/)
  })

  it('names the old and the new address in the email to the old one', async () => {
    const user = await victim()
    const value = service.newEmail()
    const emails = await emailsOf(() =>
      service.must('PATCH /users/:user_id', {
        path: { user_id: user.id },
        headers: as('server'),
        body: { primary_email: value, primary_email_verified: true },
      }),
    )
    expect(recipientsOf(emails)).toEqual(verifiedAddressesOf(user))
    const [message] = emails
    expect(message?.text).toContain(`Email address: ${value}`)
    expect(message?.text).toContain(`Previous address: ${user.email}`)
    expect(message?.text).toContain('Changed by: Demo')
    expect(message?.text).not.toContain('IP address')
    expect((await eventsOf(user.id)).at(-1)).toMatchObject({
      type: 'contact_channel.changed',
      actor: { access: 'server' },
    })
  })

  it('is reported when an address starts or stops being a sign-in method', async () => {
    const user = await victim()
    const toggle = (used_for_auth: boolean) =>
      service.must('PATCH /contact-channels/:user_id/:contact_channel_id', {
        ...channel(user, user.second),
        body: { used_for_auth },
      })
    const emails = await emailsOf(() => toggle(false))
    expect(recipientsOf(emails)).toEqual(verifiedAddressesOf(user))
    expect(emails[0]?.text).toContain(user.second.value)
    expect(emails[0]?.text).toContain('Used for sign-in: no')
    expect(await emailsOf(() => toggle(false))).toEqual([])
  })

  it('does not show the name of a program that only claims to be a browser', async () => {
    const user = await victim()
    const headers = { ...user.headers, 'user-agent': '[Unlock](https://evil.example)/1.0 x' }
    const [message] = await emailsOf(() => patch({ ...user, headers }, { display_name: 'x' }))
    expect(message).toBeUndefined()
    const [notice] = await emailsOf(() => setPassword({ ...user, headers }))
    expect(notice?.text).not.toMatch(/evil|Browser/)
  })

  it('sends nothing to addresses that were never verified', async () => {
    const { id, tokens } = await service.signUp(service.newEmail())
    expect(await emailsOf(() => service.addTotp(tokens))).toEqual([])
    expect(await eventsOf(id)).toMatchObject([{ type: 'second_factor.enabled' }])
  })

  it('sends and records nothing when it was refused', async () => {
    const [user, other] = [await victim(), await service.verifiedUser()]
    const before = await eventsOf(user.id)
    const emails = await emailsOf(async () => {
      const { status } = await service.send(
        'PATCH /contact-channels/:user_id/:contact_channel_id',
        {
          ...channel(user, user.second),
          body: { value: other.email },
        },
      )
      expect(status).toBe(409)
    })
    expect(emails).toEqual([])
    expect(await eventsOf(user.id)).toEqual(before)
  })

  it('sends no emails when the project has turned them off, but records the events', async () => {
    const user = await victim()
    const configure = (security_emails_enabled: boolean) =>
      service.must('PATCH /internal/security-settings', {
        headers: as('admin'),
        body: { security_emails_enabled },
      })
    await configure(false)
    onTestFinished(() => configure(true))
    expect(await emailsOf(() => setPassword(user))).toEqual([])
    expect((await eventsOf(user.id)).at(-1)).toMatchObject({ type: 'password.set' })
  })

  it('links only to the account settings of a trusted domain', async () => {
    const domain = { domain: 'https://app.example.com', handler_path: '/auth/' }
    await service.configure({ domains: [domain] })
    onTestFinished(() => service.configure({ domains: [] }))
    const user = await victim()
    const [notice] = await emailsOf(() => setPassword(user))
    const page = 'https://app.example.com/auth/account-settings'
    expect(notice?.links).toEqual([page])
    expect([...(notice?.html.matchAll(/href="([^"]*)"/g) ?? [])].map(([, url]) => url)).toEqual([
      page,
    ])
  })
})

describe('L15: the language of a notice', () => {
  async function user(acceptLanguage: string, headers: Record<string, string> = as('client')) {
    const { email, code } = await service.emailedSignInCode()
    const response = await service.must('POST /auth/otp/sign-in', {
      headers: { ...headers, 'accept-language': acceptLanguage },
      body: { code },
    })
    return { email, id: response.user_id as string, access: response.access_token as string }
  }

  const turnOn = (access: string, acceptLanguage: string) =>
    emailsOf(() =>
      service.must('PATCH /users/me', {
        headers: { ...as('client', { access }), 'accept-language': acceptLanguage },
        body: { totp_secret_base64: Buffer.alloc(20, 1).toString('base64') },
      }),
    )

  it('is that of the last sign-in, not of the caller who makes the change', async () => {
    const { access } = await user('de-AT,de;q=0.9,en;q=0.5')
    const [message] = await turnOn(access, 'ja')
    expect(message?.subject).toBe('Demo: Die Zwei-Faktor-Authentifizierung wurde aktiviert')
    expect(message?.html).toContain('lang="de-DE"')
  })

  it('is that of the change when no other is known', async () => {
    const { access } = await user('*')
    const [message] = await turnOn(access, 'ja')
    expect(message?.subject).toBe('Demo：2要素認証がオンになりました')
  })

  it('is not that of an app that signs in its users on its server', async () => {
    const { access } = await user('fr', as('server'))
    const [message] = await turnOn(access, '')
    expect(message?.subject).toBe('Demo: Two-factor authentication was turned on')
  })

  it('runs from right to left in Arabic', async () => {
    const { access } = await user('ar-EG')
    const [message] = await turnOn(access, 'en')
    expect(message?.html).toMatch(/<html[^>]* dir="rtl"/)
  })
})

describe('L15: many changes', () => {
  it('do not fill a mailbox or fail a request, and are all recorded', async () => {
    const limited = await createTestService({ rateLimits: true })
    onTestFinished(() => limited.server.close())
    const { id, email, tokens } = await limited.verifiedUser()
    const headers = as('client', tokens)
    const body = { email, callback_url: page }
    // Emails that strangers request do not use up those that warn the owner.
    for (let times = 0; times < 6; times += 1) {
      await limited.send('POST /auth/otp/send-sign-in-code', { body })
    }
    const emails = await emailsOf(async () => {
      for (let times = 0; times < 15; times += 1) {
        await limited.addTotp(tokens)
        await limited.must('PATCH /users/me', { headers, body: { totp_secret_base64: null } })
      }
    }, limited)
    expect(emails).toHaveLength(20)
    expect(await eventsOf(id, limited)).toHaveLength(30)
  })
})
