import { verify } from '@node-rs/argon2'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { as, ownClient, startServer, startServerForTest } from '../harness'
import { startMailServer } from '../stand-ins/mail-server'
import { waitOptions } from '../wait-options'
import { toText, watchQueries } from '../watch-queries'

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>()
  return { ...argon2, verify: vi.fn(argon2.verify) }
})

type Started = Awaited<ReturnType<typeof startServer>>

const callback_url = 'http://localhost:3000/handler/callback'

const emailed = (email: string) => ({ email, callback_url })

/** An owner who turns sign-in by email codes off, which our own clients respect. */
const turnsCodesOff = { password: 'correct horse', otp_auth_enabled: true }

/** Requests of strangers about an address, and the possible owners. */
const questions = [
  {
    question: 'a sign-in',
    path: '/auth/password/sign-in',
    body: (email: string) => ({ email, password: 'not the password' }),
    hashes: 1,
    owners: [{ password: 'correct horse' }, { otp_auth_enabled: true }, {}],
  },
  {
    question: 'a password reset',
    path: '/auth/password/send-reset-code',
    body: emailed,
    hashes: 0,
    owners: [{ password: 'correct horse' }, {}],
  },
  {
    question: 'a sign-in code',
    path: '/auth/otp/send-sign-in-code',
    body: emailed,
    hashes: 0,
    owners: [{ otp_auth_enabled: true }, {}],
  },
  {
    question: 'a sign-in code of our own client',
    path: '/auth/otp/send-sign-in-code',
    body: emailed,
    headers: ownClient,
    hashes: 0,
    owners: [{ otp_auth_enabled: true }, {}, { primary_email_verified: false }, turnsCodesOff],
  },
]

afterEach(() => vi.restoreAllMocks())

/** Creates a user with a verified address. */
async function createKnownUser({ call, emailsTo }: Started, owner: object = {}) {
  const { status, body } = await call('POST', '/users', {
    headers: as('server'),
    body: {
      primary_email: 'known@example.com',
      primary_email_verified: true,
      primary_email_auth_enabled: true,
      ...owner,
    },
  })
  expect(status).toBe(201)
  if (owner !== turnsCodesOff) return
  const turned = await call('PATCH', `/users/${body.id}`, {
    headers: { ...as('server'), ...ownClient },
    body: { otp_auth_enabled: false },
  })
  expect([turned.status, turned.body.otp_auth_enabled]).toEqual([200, false])
  // The notice of it is sent in the background.
  await emailsTo('known@example.com')
}

/**
 * Returns the response that a stranger sees, and the work of the server before it. Each request
 * goes to a separate server, which nothing else keeps busy.
 */
async function ask(owner: object, path: string, body: object, more = {}) {
  const started = await startServer({ rateLimits: true })
  await createKnownUser(started, owner)
  const { server } = started
  const watched = watchQueries()
  vi.mocked(verify).mockClear()
  const response = await server.fetch(
    new Request(`http://localhost:8102/api/v1${path}`, {
      method: 'POST',
      headers: { ...as('client'), 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    }),
  )
  // Queries that forward events, and those that trim the outbox after the notice of a change, run concurrently.
  const isBackground = (query: string) =>
    /"webhook_(events|endpoints)"|^delete from "sent_emails"/.test(query)
  const queries = watched
    .end()
    .map(toText)
    .filter((query) => !isBackground(query))
  const hashes = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4))
  const text = await response.text()
  await server.close()
  return {
    status: response.status,
    // Codes differ, by chance.
    text: text.replace(/[0-9a-z]{39}/, 'nonce'),
    headers: [...response.headers.keys()],
    queries,
    hashes,
  }
}

describe.each(questions)('$question', ({ path, body, headers, hashes, owners }) => {
  it('gets the same response after the same work, whether or not a user has the address', async () => {
    const ofUnknown = await ask({}, path, body('unknown@example.com'), headers)
    expect(ofUnknown.queries.length).toBeGreaterThan(1)
    expect(ofUnknown.hashes).toHaveLength(hashes)
    for (const owner of owners) {
      expect(await ask(owner, path, body('known@example.com'), headers)).toEqual(ofUnknown)
    }
  })
})

describe('an email that a caller requested', () => {
  it.each(questions.filter(({ body }) => body === emailed))(
    'goes out after the response to $question',
    async ({ path, body }) => {
      let open = () => {}
      const smtp = await startMailServer([250], new Promise((resolve) => (open = resolve)))
      const known = await startServerForTest({ smtpUrl: smtp.url })
      await createKnownUser(known)
      const response = await known.call('POST', path, { body: body('known@example.com') })
      expect([response.status, smtp.emails]).toEqual([200, []])
      open()
      await vi.waitUntil(() => smtp.emails.length === 1, waitOptions)
    },
  )
})
