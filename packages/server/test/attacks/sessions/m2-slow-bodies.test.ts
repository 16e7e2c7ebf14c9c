import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { as } from '../../harness'
import { createTestService, type TestService } from '../../test-service'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.server.close())

/** Time in milliseconds after which the service authenticates the caller of a body again. */
const slowBodyMs = 1000

describe('M2: a session that ends while the body of a request is held back', () => {
  it('changes nothing', async () => {
    const { email, tokens } = await service.signUp()
    const headers = as('client', { access: tokens.access })
    const bytes = new TextEncoder().encode('{ "display_name": "Mallory" }')
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const parts = [bytes.slice(0, 5), bytes.slice(5)]
    const pull = async (controller: ReadableStreamDefaultController) => {
      // The service reads a body once the caller is authenticated.
      if (parts.length === 1) {
        await service.must('DELETE /auth/sessions/current', { headers })
        vi.advanceTimersByTime(slowBodyMs)
      }
      controller.enqueue(parts.shift())
      if (parts.length === 0) controller.close()
    }
    // Without a queue, a part is requested when it is read.
    const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 })
    const response = await service.server.fetch(
      new Request('http://localhost:8102/api/v1/users/me', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        duplex: 'half',
      } as RequestInit),
    )
    expect(await response.json()).toMatchObject({ code: 'ACCESS_TOKEN_EXPIRED' })
    const signedIn = await service.must('POST /auth/password/sign-in', {
      body: { email, password: 'correct horse' },
    })
    const again = as('client', { access: signedIn.access_token })
    expect(await service.must('GET /users/me', { headers: again })).toMatchObject({
      display_name: null,
    })
  })
})
