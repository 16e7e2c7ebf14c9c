import { describe, expect, it } from 'vitest'
import type { ServerOptions } from '../../../src/index'
import { asInternal, asInternalClient, createDatabaseUrl, startServerForTest } from '../../harness'
import { startMailServer } from '../../stand-ins/mail-server'

const keys = {
  publishableClientKey: 'pck_7f3a9c1e5b2d8046a1c3e5f7092b4d6e8f0a1b2c3d4e',
  superSecretAdminKey: 'sak_e4a7d1c8f5b2093e6a9d4c7f1b8e5a2d0c3f6b9e4a7d',
}

/** A service in production where every user may create projects, with a mail server. */
async function startOpen(options: ServerOptions = {}) {
  const smtp = await startMailServer()
  const started = await startServerForTest({
    production: true,
    projectCreation: 'open',
    rateLimits: true,
    secret: '4d1f9a0c7be2835610fa7b2c9d8e3041',
    url: 'https://auth.example.com',
    mailFrom: 'noreply@auth.example.com',
    mailAllowPrivate: true,
    smtpUrl: smtp.url,
    internalPublishableClientKey: keys.publishableClientKey,
    internalSuperSecretAdminKey: keys.superSecretAdminKey,
    ...options,
  })
  return { ...started, smtp }
}

type Started = Awaited<ReturnType<typeof startOpen>>

/** Headers of the server of a project that a new user created. */
async function ownProject({ call }: Started, name: string, email: string) {
  const signUp = await call('POST', '/auth/password/sign-up', {
    headers: asInternalClient(keys),
    body: { email, password: 'correct horse', verification_callback_url: 'http://localhost/v' },
  })
  const token: string = signUp.body.access_token
  const project = await call('POST', '/internal/projects', {
    headers: asInternalClient(keys, token),
    body: { display_name: name },
  })
  const owner = {
    'x-stack-project-id': project.body.id as string,
    'x-stack-access-type': 'admin',
    'x-stack-admin-access-token': token,
  }
  return { owner, server: { ...owner, 'x-stack-access-type': 'server' } }
}

/** Invites a stranger to a team of the project, as its server. */
async function invite(
  { call }: Started,
  headers: Record<string, string>,
  to: string,
  callbackUrl = 'http://localhost:3000/join',
) {
  const teams = await call('GET', '/teams', { headers })
  const team =
    teams.body.items[0] ??
    (await call('POST', '/teams', { headers, body: { display_name: 'Your account' } })).body
  return call('POST', '/team-invitations/send-code', {
    headers,
    body: { team_id: team.id, email: to, callback_url: callbackUrl },
  })
}

async function inviteMany(started: Started, headers: Record<string, string>, count: number) {
  const responses = []
  for (let index = 0; index < count; index += 1) {
    responses.push(await invite(started, headers, `victim${index}@example.org`))
    await started.idle()
  }
  return responses
}

/** Invitations that were handed to the mail server. */
const delivered = ({ smtp }: Started) =>
  smtp.emails.filter(({ to }) => to[0]?.startsWith('victim')).length

describe("H6: emails of a project through the operator's mail server", () => {
  it('stop at the daily quota with a message, by server key too', async () => {
    const started = await startOpen({ projectDailyEmails: 5 })
    const { server } = await ownProject(started, 'Bank', 'stranger@example.com')
    const responses = await inviteMany(started, server, 8)
    expect(responses.map(({ status }) => status)).toEqual([
      ...Array(5).fill(200),
      ...Array(3).fill(429),
    ])
    expect(responses[7]?.body).toContain('the maximum of 5 emails per day')
    expect(Number(responses[7]?.headers.get('retry-after'))).toBeGreaterThan(80_000)
    expect(delivered(started)).toBe(5)
    // Another project has its own.
    const other = await ownProject(started, 'Club', 'other@example.com')
    expect((await invite(started, other.server, 'member@example.org')).status).toBe(200)
  })

  it('are counted across all processes', async () => {
    const databaseUrl = await createDatabaseUrl()
    if (databaseUrl === 'memory://') return
    const [one, two] = [
      await startOpen({ projectDailyEmails: 4, databaseUrl }),
      await startOpen({ projectDailyEmails: 4, databaseUrl }),
    ]
    const { server } = await ownProject(one, 'Bank', 'stranger@example.com')
    await inviteMany(one, server, 2)
    const responses = await inviteMany(two, server, 4)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  it('fail with an error when many are requested at once', async () => {
    const started = await startOpen({ projectDailyEmails: 5 })
    const { owner, server } = await ownProject(started, 'Bank', 'stranger@example.com')
    await invite(started, server, 'victim@example.org')
    const addresses = Array.from({ length: 30 }, (_, index) => `victim${index}@example.org`)
    await Promise.all(addresses.map((to) => invite(started, server, to)))
    await started.idle()
    expect(delivered(started)).toBe(5)
    const { body } = await started.call('GET', '/internal/emails', { headers: owner })
    const failures = body.items.filter((message: { error: unknown }) => message.error)
    for (const { error } of failures) expect(error.errorType).toBe('DAILY_QUOTA')
  })

  it('do not fill one mailbox by test emails', async () => {
    const started = await startOpen()
    const { owner } = await ownProject(started, 'Bank', 'stranger@example.com')
    const body = { recipient_email: 'victim@example.org' }
    const statuses = []
    for (let times = 0; times < 7; times += 1) {
      const request = { headers: owner, body }
      statuses.push((await started.call('POST', '/internal/send-test-email', request)).status)
    }
    expect(statuses).toEqual([...Array(5).fill(200), 429, 429])
    expect(delivered(started)).toBe(5)
  })

  it('have a low default quota if any user may own projects', async () => {
    const started = await startOpen()
    const { server } = await ownProject(started, 'Bank', 'stranger@example.com')
    await invite(started, server, 'victim@example.org')
    for (let round = 0; round < 10; round += 1) {
      const addresses = Array.from(
        { length: 20 },
        (_, index) => `victim${round}-${index}@example.org`,
      )
      await Promise.all(addresses.map((to) => invite(started, server, to)))
    }
    await started.idle()
    expect(delivered(started)).toBe(200)
    expect((await invite(started, server, 'victim@example.org')).status).toBe(429)
  })

  it('do not count when sent through a mail server of the project', async () => {
    const started = await startOpen({ projectDailyEmails: 2 })
    const { owner, server } = await ownProject(started, 'Shop', 'owner@example.com')
    const { hostname, port } = new URL(started.smtp.url)
    const own = {
      type: 'standard',
      host: hostname,
      port: Number(port),
      username: 'shop',
      password: 'secret',
      sender_name: 'Shop',
      sender_email: 'shop@shop.example',
    }
    const changed = await started.call('PATCH', '/projects/current', {
      headers: owner,
      body: { config: { email_config: own } },
    })
    expect(changed.status).toBe(200)
    const responses = await inviteMany(started, server, 6)
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(delivered(started)).toBe(6)
  })

  it('name the operator beside the name of the project', async () => {
    const started = await startOpen()
    const { server } = await ownProject(started, 'Your Bank', 'stranger@example.com')
    await invite(started, server, 'victim@example.org')
    const { from } = await started.smtp.read('victim@example.org')
    expect(from).toEqual({
      name: 'Your Bank via auth.example.com',
      address: 'noreply@auth.example.com',
    })
  })

  it('have no texts of the project', async () => {
    const started = await startOpen()
    const { owner } = await ownProject(started, 'Your Bank', 'stranger@example.com')
    const subject = 'Your account is locked'
    const content = { html: '<p>{{magicLink}}</p>', text: '{{magicLink}}' }
    const calls = [
      ['/email-templates/magic_link', { subject }],
      ['/email-templates/magic_link', { content }],
      ['/internal/project-file', { email_templates: [{ type: 'magic_link', subject, content }] }],
    ] as const
    for (const [path, body] of calls) {
      const { status, body: reason } = await started.call('PATCH', path, { headers: owner, body })
      expect([path, status]).toEqual([path, 400])
      expect(reason).toContain('configure a mail server for the project first')
    }
  })

  it('have no logo of the project', async () => {
    const started = await startOpen()
    const { owner, server } = await ownProject(started, 'Your Bank', 'stranger@example.com')
    const body = { logo_url: 'https://bank.example/logo.png' }
    const changed = await started.call('PATCH', '/internal/email-theme', { headers: owner, body })
    expect(changed.status).toBe(200)
    await invite(started, server, 'victim@example.org')
    const { html } = await started.smtp.read('victim@example.org')
    expect(html).toContain('Your Bank')
    expect(html).not.toMatch(/<img|bank\.example/)
  })

  it('have texts of the project where only the operator’s owners create projects', async () => {
    const { call } = await startOpen({ projectCreation: undefined })
    const headers = asInternal(keys.superSecretAdminKey)
    const body = { subject: 'Your code: {{otp}}' }
    const path = '/email-templates/magic_link'
    expect((await call('PATCH', path, { headers, body })).status).toBe(200)
  })

  it('keep the name of the project where only the operator’s owners create projects', async () => {
    const started = await startOpen({ projectCreation: undefined })
    const { call } = started
    const headers = asInternal(keys.superSecretAdminKey)
    // In production the project `internal` does not trust localhost.
    const domains = [{ domain: 'https://acme.example', handler_path: '/' }]
    const body = { display_name: 'Acme', config: { domains } }
    await call('PATCH', '/projects/current', { headers, body })
    const server = { ...headers, 'x-stack-access-type': 'admin' }
    await invite(started, server, 'member@example.org', 'https://acme.example/join')
    expect((await started.smtp.read('member@example.org')).from.name).toBe('Acme')
  })
})
