import { expect, it, vi } from 'vitest'
import { as, demo, startServerForTest } from '../harness'
import { startMailServer } from '../stand-ins/mail-server'
import { waitOptions } from '../wait-options'

interface Line {
  msg: string
  level: number
  [name: string]: unknown
}

async function startLogging(options: object = {}) {
  const lines: string[] = []
  const started = await startServerForTest({
    log: 'debug',
    logTo: { write: (line: string) => lines.push(line) },
    ...options,
  })
  return { ...started, lines, parsed: () => lines.map((line): Line => JSON.parse(line)) }
}

it('writes one line per request, with its request id', async () => {
  const { call, parsed } = await startLogging()
  const response = await call('GET', '/users/me?code=secret-in-query')
  expect(parsed()).toContainEqual(
    expect.objectContaining({
      msg: 'request',
      requestId: response.headers.get('x-stack-request-id'),
      method: 'GET',
      path: '/api/v1/users/me',
      status: 400,
      ms: expect.any(Number),
      project: demo.id,
    }),
  )
})

it('writes the real status where it is hidden from the caller', async () => {
  const { call, parsed } = await startLogging()
  await call('GET', '/users/me', {
    headers: { ...as('client'), 'x-stack-override-error-status': 'true' },
  })
  expect(parsed().at(-1)).toMatchObject({
    status: 400,
    knownError: 'CANNOT_GET_OWN_USER_WITHOUT_USER',
  })
})

it('never writes passwords, tokens, keys, codes or addresses', async () => {
  const { call, signUp, emailsTo, lines } = await startLogging()
  const { email, tokens } = await signUp('secretive@example.com', 'a very secret password')
  const [message] = await emailsTo(email)
  const code = new URL(message.links[0]).searchParams.get('code') ?? ''
  const totp = 'AAAAAAAAAAAAAAAAAAAAAAAAAAA='
  await call('POST', '/contact-channels/verify', { body: { code } })
  await call('POST', '/auth/password/sign-in', { body: { email, password: 'a secret guess' } })
  await call('PATCH', '/users/me', {
    headers: as('client', tokens),
    body: { totp_secret_base64: totp, display_name: 'a\u0000secret' },
  })
  await call('POST', '/auth/oauth/token', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    raw: `grant_type=refresh_token&client_id=${demo.id}&client_secret=${demo.client}&refresh_token=${tokens.refresh}`,
  })
  await call('GET', '/users/me', { headers: as('server', tokens) })
  await call('POST', '/auth/password/sign-up', {
    body: {
      email: 'second@example.com',
      password: 'a very secret password',
      verification_callback_url: 'https://evil.example/?token=secret-in-url',
    },
  })
  // Written after the sign-up, in the background.
  await vi.waitUntil(() => lines.join('').includes('untrusted URL'), waitOptions)
  const log = lines.join('')
  expect(log).toContain('untrusted URL; add it to config.domains of the project')
  const secrets = [
    ...[
      'secret password',
      'secret guess',
      'secretive@',
      'second@',
      'secret-in-url',
      '\u0000secret',
    ],
    ...[tokens.access, tokens.refresh, code, totp, demo.client, demo.server],
  ]
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
})

it('names the setting that trusts localhost for an email that is not sent', async () => {
  const { call, configure, lines } = await startLogging()
  await configure({ allow_localhost: false })
  const email = 'second@example.com'
  const verification_callback_url = 'http://localhost:5173/handler/email-verification'
  const body = { email, password: 'a very secret password', verification_callback_url }
  await call('POST', '/auth/password/sign-up', { body })
  await vi.waitUntil(() => lines.join('').includes('untrusted URL'), waitOptions)
  expect(lines.join('')).toContain(
    'config.domains of the project, or enable config.allow_localhost',
  )
})

it('says in one line, without a stack trace, why an email is not sent for good', async () => {
  const smtp = await startMailServer([550])
  const { signUp, lines, parsed } = await startLogging({ smtpUrl: smtp.url })
  const { email } = await signUp()
  const failed = (line: Line) => line.msg.startsWith('job failed')
  await vi.waitUntil(() => parsed().some(failed), waitOptions)
  const failures = parsed().filter(failed)
  expect(failures).toMatchObject([
    { level: 40, job: 'mail', reason: expect.stringContaining('550') },
  ])
  const log = lines.join()
  expect(log).not.toContain('.ts:')
  // Which the mail server repeats.
  expect(log).not.toContain(email)
})

it('keeps the values of a failed query out of log and response', async () => {
  const { call, server, lines, parsed } = await startLogging()
  await server.close()
  const response = await call('POST', '/auth/password/sign-in', {
    body: { email: 'known@example.com', password: 'correct horse' },
    mayFail: true,
  })
  expect(response.status).toBe(500)
  expect(response.body).toContain(response.headers.get('x-stack-request-id'))
  expect(response.body).not.toContain('select')
  expect(parsed().find(({ msg }) => msg === 'request failed')).toMatchObject({
    level: 50,
    requestId: response.headers.get('x-stack-request-id'),
    error: expect.anything(),
  })
  expect(lines.join('')).not.toContain('known@example.com')
})

it('writes nothing when silent', async () => {
  const { call, lines } = await startLogging({ log: 'silent' })
  await call('GET', '/users/me')
  expect(lines).toEqual([])
})

it.each([
  { peer: '10.0.0.7', trustedProxies: 'loopback', expected: ['10.0.0.7'] },
  { peer: '::ffff:192.168.0.7', trustedProxies: 'loopback', expected: ['::ffff:192.168.0.7'] },
  // A stranger must not be able to fill the log.
  { peer: '198.51.100.1', trustedProxies: 'loopback', expected: [] },
  { peer: '10.0.0.7', trustedProxies: '10.0.0.0/8', expected: [] },
])('warns once about a proxy at $peer that is not declared: $trustedProxies', async (row) => {
  const { server, parsed } = await startLogging({ trustedProxies: row.trustedProxies })
  for (const user of ['203.0.113.1', '203.0.113.2']) {
    await server.fetch(
      new Request('http://localhost:8102/api/v1/projects/current', {
        headers: { ...as('client'), 'x-forwarded-for': user },
      }),
      { incoming: { socket: { remoteAddress: row.peer } } },
    )
  }
  const lines = parsed().filter(({ proxy }) => proxy)
  expect(lines.map(({ proxy }) => proxy)).toEqual(row.expected)
  for (const { level, msg } of lines) {
    expect([level, msg]).toEqual([40, expect.stringContaining('APP_TRUSTED_PROXIES')])
  }
})
