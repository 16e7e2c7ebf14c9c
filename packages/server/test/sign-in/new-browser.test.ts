import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { as } from '../harness'
import { createTestService, page, type TestService } from '../test-service'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
const newerChrome = chrome.replace('130', '131')
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

interface Notice {
  to: string[]
  subject: string
  text: string
  links: string[]
}

async function emailsTo(email: string, { idle, call }: TestService): Promise<Notice[]> {
  await idle()
  const { body } = await call('GET', '/dev/outbox.json', { headers: {} })
  return (body.items as Notice[]).filter(({ to }) => to.includes(email))
}

/** Emails of the test, about sign-ins. */
async function noticesTo(email: string): Promise<Notice[]> {
  return (await emailsTo(email, service)).filter(({ subject }) => /New sign-in/.test(subject))
}

async function eventsOf(userId: string): Promise<{ details: object; actor: object }[]> {
  const query = { user_id: userId, type: 'sign_in.new_browser' }
  const { items } = await service.must('GET /internal/security-events', {
    headers: as('admin'),
    query,
  })
  return items
}

/** A user with a verified address and a password who has not signed in. */
async function newUser({ must, newEmail } = service) {
  const [email, password] = [newEmail(), 'correct horse']
  const body = {
    primary_email: email,
    primary_email_verified: true,
    primary_email_auth_enabled: true,
    password,
  }
  const { id } = await must('POST /users', { headers: as('server'), body })
  const signIn = (userAgent: string | null, headers: Record<string, string> = as('client')) =>
    must('POST /auth/password/sign-in', {
      headers: { ...headers, ...(userAgent !== null && { 'user-agent': userAgent }) },
      body: { email, password },
    })
  return { id: id as string, email, password, signIn }
}

describe('a sign-in with a new browser', () => {
  it('is reported by event and email, once, and not the first one of a user', async () => {
    const { id, email, signIn } = await newUser()
    await signIn(chrome)
    await signIn(newerChrome)
    expect([await eventsOf(id), await noticesTo(email)]).toEqual([[], []])
    await signIn(firefox)
    await signIn(firefox)
    await signIn(chrome)
    expect(await eventsOf(id)).toMatchObject([
      { details: { browser: 'Firefox (Linux)' }, actor: { access: 'client' } },
    ])
    const [notice, ...others] = await noticesTo(email)
    expect(others).toEqual([])
    expect(notice?.subject).toBe('Demo: New sign-in to your account')
    for (const part of [
      'Someone signed in to your Demo account with a browser',
      'Browser: Firefox on Linux',
      'IP address: 127.0.0.1',
      'Time: ',
      'If this wasn’t you',
      'sent to a verified address of your account',
    ])
      expect(notice?.text).toContain(part)
  })

  it('is not one after the sessions have ended, for which users sign out', async () => {
    const { id, signIn } = await newUser()
    for (const userAgent of [chrome, firefox, chrome, firefox]) {
      const { access_token: access, refresh_token: refresh } = await signIn(userAgent)
      const headers = as('client', { access, refresh })
      await service.must('DELETE /auth/sessions/current', { headers })
    }
    expect(await eventsOf(id)).toHaveLength(1)
  })

  it('is also reported for a program that is not a browser', async () => {
    const { id, email, signIn } = await newUser()
    await signIn(chrome)
    await signIn('curl/8.5.0')
    await signIn('okhttp/4.12.0')
    expect(await eventsOf(id)).toMatchObject([{ details: {} }])
    const [notice] = await noticesTo(email)
    expect(notice?.text).not.toContain('Browser:')
  })

  it('is reported to the primary address only, if it is verified', async () => {
    const { id, email, signIn } = await newUser()
    const addAddress = (value: string) =>
      service.must('POST /contact-channels', {
        headers: as('server'),
        body: { user_id: id, value, type: 'email', used_for_auth: false, is_verified: true },
      })
    const second = service.newEmail()
    await addAddress(second)
    await signIn(chrome)
    await signIn(firefox)
    expect(await noticesTo(email)).toHaveLength(1)
    expect(await noticesTo(second)).toHaveLength(0)
  })

  it('links to the sessions in the account settings of a trusted domain', async () => {
    await service.configure({
      domains: [{ domain: 'https://app.example.com', handler_path: '/auth' }],
    })
    onTestFinished(() => service.configure({ domains: [] }))
    const { email, signIn } = await newUser()
    await signIn(chrome)
    await signIn(firefox)
    const [notice] = await noticesTo(email)
    expect(notice?.links).toEqual(['https://app.example.com/auth/account-settings#sessions'])
  })

  it('is recorded without an email if the address is unverified, or the project sends none', async () => {
    const unverified = await service.signUp(service.newEmail())
    await service.must('POST /auth/password/sign-in', {
      headers: { ...as('client'), 'user-agent': firefox },
      body: { email: unverified.email, password: unverified.password },
    })
    expect(await eventsOf(unverified.id)).toHaveLength(1)
    expect(await noticesTo(unverified.email)).toEqual([])

    const configure = (security_emails_enabled: boolean) =>
      service.must('PATCH /internal/security-settings', {
        headers: as('admin'),
        body: { security_emails_enabled },
      })
    await configure(false)
    onTestFinished(() => configure(true))
    const { id, email, signIn } = await newUser()
    await signIn(chrome)
    await signIn(firefox)
    expect(await eventsOf(id)).toHaveLength(1)
    expect(await noticesTo(email)).toEqual([])
  })

  it('is not reported so often that notices of changes are left out', async () => {
    const limited = await createTestService({ rateLimits: true })
    onTestFinished(() => limited.server.close())
    const { email, password, signIn } = await newUser(limited)
    const systems = [
      'Windows NT 10.0',
      'X11; Linux x86_64',
      'Android 14; Mobile',
      'X11; CrOS x86_64',
    ]
    const browsers = [
      'Firefox/127.0',
      'Chrome/130.0',
      'Chrome/130.0 OPR/116.0',
      'Chrome/130.0 Edg/130.0',
    ]
    const others = ['Chrome/130.0 Vivaldi/7.0', 'Chrome/130.0 YaBrowser/24.0']
    for (const system of systems) {
      for (const browser of [...browsers, ...others]) {
        await signIn(`Mozilla/5.0 (${system}) ${browser}`)
      }
    }
    const { access_token: access } = await signIn('Mozilla/5.0 (X11; Linux x86_64) Firefox/127.0')
    await limited.idle()
    const change = { old_password: password, new_password: 'battery staple' }
    await limited.must('POST /auth/password/update', {
      headers: as('client', { access }),
      body: change,
    })
    const subjects = (await emailsTo(email, limited)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => /New sign-in/.test(subject))).toHaveLength(5)
    expect(subjects.filter((subject) => /password was changed/.test(subject))).toHaveLength(1)
  })

  it('is not a session that the app’s server creates, nor an impersonation', async () => {
    const { id, signIn } = await newUser()
    const create = (options: object) =>
      service.must('POST /auth/sessions', {
        headers: { ...as('server'), 'user-agent': firefox },
        body: { user_id: id, ...options },
      })
    await create({})
    // Otherwise this would be the second browser.
    await signIn(chrome)
    await create({})
    await create({ is_impersonation: true })
    await signIn(firefox, as('server'))
    expect(await eventsOf(id)).toEqual([])
  })

  it('is the first one of the owner of a mailbox who takes an account over', async () => {
    const email = service.newEmail()
    const { id } = await service.signUp(email)
    // Emails of two requests may be sent in the other order.
    await service.codeEmailedTo(email)
    const body = { email, callback_url: page }
    await service.must('POST /auth/password/send-reset-code', { body })
    const code = await service.codeEmailedTo(email, 2)
    const password = 'battery staple'
    await service.must('POST /auth/password/reset', { body: { code, password } })
    await service.must('POST /auth/password/sign-in', {
      headers: { ...as('client'), 'user-agent': firefox },
      body: { email, password },
    })
    expect(await eventsOf(id)).toEqual([])
  })
})
