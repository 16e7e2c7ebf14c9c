import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startServerForTest } from '../../harness'

const url = 'https://passwords.example.com/range/'
const breached = 'a password of a breach'
const sha1 = createHash('sha1').update(breached).digest('hex').toUpperCase()

/** Starts a service that looks passwords up, and the range API that it asks. */
async function startWithRangeApi(
  response: (prefix: string, signal: AbortSignal) => Promise<Response>,
) {
  const asked: { path: string; padding: string | null }[] = []
  const lines: string[] = []
  const started = await startServerForTest({
    breachedPasswordsUrl: url,
    logTo: { write: (line: string) => lines.push(line) },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const path = request.url.replace(url, '')
      asked.push({ path, padding: request.headers.get('add-padding') })
      // Not that of the request, which may be collected as garbage before it is aborted.
      return response(path, init?.signal ?? request.signal)
    },
  })
  const signUp = (email: string, password: string) =>
    started.call('POST', '/auth/password/sign-up', {
      body: { email, password, verification_callback_url: 'http://localhost:3000/verify' },
    })
  return { asked, lines, signUp }
}

const padding = `${'0'.repeat(35)}:0`

describe('L16: a password that is known from a breach', () => {
  it('is refused, and the range API learns five characters of its hash', async () => {
    const { asked, signUp } = await startWithRangeApi(async () =>
      Promise.resolve(new Response([padding, `${sha1.slice(5)}:12`].join('\r\n'))),
    )
    const refused = await signUp('a@example.com', breached)
    expect(refused.body).toMatchObject({
      code: 'PASSWORD_REQUIREMENTS_NOT_MET',
      details: { reason: 'breached' },
    })
    expect((await signUp('b@example.com', 'one of no breach')).status).toBe(200)
    expect(asked[0]).toEqual({ path: sha1.slice(0, 5), padding: 'true' })
    expect(asked.every(({ path }) => /^[0-9A-F]{5}$/.test(path))).toBe(true)
  })

  it('is not found in the padding of the response', async () => {
    const { signUp } = await startWithRangeApi(async () => new Response(`${sha1.slice(5)}:0`))
    expect((await signUp('a@example.com', breached)).status).toBe(200)
  })

  it("is looked up only when the service's own list does not contain it", async () => {
    const { asked, signUp } = await startWithRangeApi(async () => new Response(padding))
    expect((await signUp('a@example.com', 'password1')).body.details.reason).toBe('common')
    expect(asked).toEqual([])
  })

  it.each([
    ['fails', async () => new Response('', { status: 500 })],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'never responds',
      (_: string, signal: AbortSignal) =>
        new Promise<Response>((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    ],
  ])('does not keep users from signing up while the range API %s', async (_, response) => {
    const { lines, signUp } = await startWithRangeApi(response)
    expect((await signUp('a@example.com', breached)).status).toBe(200)
    expect(lines.join('')).toContain('breached password check failed')
  })
})
