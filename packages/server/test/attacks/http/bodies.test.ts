import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, startServer } from '../../harness'

let started: Awaited<ReturnType<typeof startServer>>
let signedIn: Record<string, string>
beforeAll(async () => {
  started = await startServer()
  signedIn = as('client', (await started.signUp()).tokens)
})
afterAll(() => started.server.close())

const mebibyte = 1024 * 1024
const chunk = new TextEncoder().encode('{},'.repeat(20_000))

/** Sends a body in chunks, and returns how much of it was read. */
async function stream(
  [method, path]: [string, string],
  { headers, bytes }: { headers: Record<string, string>; bytes: number },
) {
  let taken = 0
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('[')),
    pull(controller) {
      if (taken >= bytes) return controller.close()
      taken += chunk.byteLength
      controller.enqueue(chunk)
    },
  })
  const response = await started.server.fetch(
    new Request(`http://localhost:8102/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body,
      duplex: 'half',
    } as RequestInit),
  )
  return { status: response.status, text: await response.text(), taken }
}

describe('H3: a body of 16 MiB is parsed before the caller is authenticated', () => {
  it.each([
    [{}, 'ACCESS_TYPE_REQUIRED'],
    [{ ...as('client'), 'x-stack-publishable-client-key': 'pck_wrong' }, 'INVALID_PUBLISHABLE'],
    [as('client', { access: 'not.a.token' }), 'UNPARSABLE_ACCESS_TOKEN'],
  ])('is not read when the caller is not authenticated', async (headers, code) => {
    const { status, text, taken } = await stream(['POST', '/teams'], {
      headers,
      bytes: 16 * mebibyte,
    })
    expect(taken).toBeLessThan(mebibyte / 4)
    expect([status >= 400 && status < 500, text]).toEqual([true, expect.stringContaining(code)])
  })

  it.each([
    ['POST', '/check-version'],
    ['POST', '/check-feature-support'],
    ['POST', '/auth/oauth/token'],
    ['POST', '/auth/oauth/callback/google'],
    ['POST', '/auth/password/sign-in'],
    ['PATCH', '/users/me'],
  ])('is not read further than needed by %s %s', async (method, path) => {
    const { status, taken } = await stream([method, path], {
      headers: signedIn,
      bytes: 16 * mebibyte,
    })
    expect([400, 413]).toContain(status)
    expect(taken).toBeLessThan(mebibyte / 4)
  })

  it('is refused by its length before any of it is read', async () => {
    const { status, text, taken } = await stream(['PATCH', '/users/me'], {
      headers: { ...signedIn, 'content-length': String(16 * mebibyte) },
      bytes: 16 * mebibyte,
    })
    expect(taken).toBeLessThan(mebibyte / 4)
    expect([status, text]).toEqual([413, 'The body may have at most 2097152 bytes.'])
  })

  it('is not parsed if it has too many objects, even if it is small enough', async () => {
    const result = await started.call('PATCH', '/users/me', {
      headers: { ...signedIn, 'content-type': 'application/json' },
      raw: `{"client_metadata":[${'{},'.repeat(30_000)}{}]}`,
    })
    expect([result.status, result.body.code]).toEqual([400, 'BODY_PARSING_ERROR'])
    expect(result.body.error).toContain('more than 20000 objects and lists')
  })

  it('is not parsed as a form of a million fields', async () => {
    const headers = { ...as('client'), 'content-type': 'application/x-www-form-urlencoded' }
    for (const [raw, status] of [
      ['a&'.repeat(1_000_000), 413],
      ['a&'.repeat(1000), 400],
    ] as const) {
      const result = await started.call('POST', '/auth/password/sign-in', { headers, raw })
      expect(result.status).toBe(status)
    }
  })

  it('still allows larger bodies on endpoints that accept them', async () => {
    const picture = `data:image/png;base64,${'A'.repeat(999_000)}`
    const changes = { body: { profile_image_url: picture } }
    const user = await started.call('PATCH', '/users/me', { headers: signedIn, ...changes })
    expect([user.status, user.body.profile_image_url]).toEqual([200, picture])
    const team = await started.call('POST', '/teams', {
      headers: signedIn,
      body: { ...changes.body, display_name: 'A team' },
    })
    expect(team.status).toBe(201)
  })
})

describe('H3: many large bodies at once', () => {
  it('are refused with Retry-After beyond the memory limit, and accepted again afterwards', async () => {
    const send = () =>
      started.call('PATCH', '/users/me', {
        headers: { ...signedIn, 'content-length': String(2 * mebibyte) },
        body: { client_metadata: 'x'.repeat(60_000), profile_image_url: null },
      })
    const responses = await Promise.all(Array.from({ length: 40 }, send))
    const refused = responses.filter(({ status }) => status === 503)
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 503]))
    expect(refused[0]?.headers.get('retry-after')).toBe('1')
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(8)
    expect((await send()).status).toBe(200)
  })
})
