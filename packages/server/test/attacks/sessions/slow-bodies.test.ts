import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { as, ownClient } from '../../harness'
import { createTestService, type TestService } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

/** Time in milliseconds after which the service authenticates the caller of a body again. */
const slowBodyMs = 100

/** A request whose body arrives in two parts. */
interface HeldBack {
  method: string
  path: string
  headers: Record<string, string>
  body: unknown
  /** Runs once the caller is authenticated, before the rest of the body. */
  between: () => Promise<unknown>
}

async function sendHeldBack({ method, path, headers, body, between }: HeldBack) {
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  const parts = [bytes.slice(0, 5), bytes.slice(5)]
  const pull = async (controller: ReadableStreamDefaultController) => {
    // The service reads a body once the caller is authenticated.
    if (parts.length === 1) await between()
    controller.enqueue(parts.shift())
    if (parts.length === 0) controller.close()
  }
  const response = await service.server.fetch(
    new Request(`http://localhost:8102/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      // Without a queue, a part is requested when it is read.
      body: new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 }),
      duplex: 'half',
    } as RequestInit),
  )
  return response.json()
}

describe('M2: a session that ends while the body of a request is held back', () => {
  it('changes nothing', async () => {
    const { tokens } = await service.signUp()
    const headers = as('client', tokens)
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const response = await sendHeldBack({
      method: 'POST',
      path: '/teams',
      headers,
      body: { display_name: 'Team of Mallory' },
      async between() {
        await service.must('DELETE /auth/sessions/current', { headers })
        vi.advanceTimersByTime(slowBodyMs)
      },
    })
    expect(response).toMatchObject({ code: 'ACCESS_TOKEN_EXPIRED' })
    const { items } = await service.must('GET /teams', { headers: as('server') })
    expect(items).toEqual([])
  })

  const secret = Buffer.from('12345678901234567890').toString('base64')
  it.each([
    ['PATCH', '/users/me', { totp_secret_base64: secret }],
    ['DELETE', '/users/me', {}],
    ['POST', '/auth/password/set', { password: 'of the thief' }],
    [
      'POST',
      '/contact-channels',
      { user_id: 'me', value: 'thief@example.com', type: 'email', used_for_auth: true },
    ],
  ])('changes no sign-in method by %s %s, however short the time is', async (...call) => {
    const [method, path, body] = call
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const { id, tokens } = await service.verifiedUser()
    const headers = { ...as('client', tokens), ...ownClient }
    const user = { headers: as('server'), path: { user_id: id } }
    const before = await service.must('GET /users/:user_id', user)
    const between = () => service.must('DELETE /auth/sessions/current', { headers })
    const response = await sendHeldBack({ method, path, headers, body, between })
    expect(response).toMatchObject({ code: 'ACCESS_TOKEN_EXPIRED' })
    expect(await service.must('GET /users/:user_id', user)).toEqual(before)
    const query = { user_id: id }
    const channels = await service.must('GET /contact-channels', { headers: as('server'), query })
    expect(channels.items).toHaveLength(1)
  })
})
