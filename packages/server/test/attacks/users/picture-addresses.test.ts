import { parseUrl } from '@app/contract/parse-url'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { as, startServerForTest } from '../../harness'

describe('H1: parsing the host of a URL normalizes it in quadratic time', () => {
  const attack = `http://${'\u0301\u0316'.repeat(5000)}.example/`

  it.each([
    ['PATCH', '/users/me', { profile_image_url: attack }],
    ['POST', '/auth/otp/send-sign-in-code', { email: 'a@example.com', callback_url: attack }],
  ])('is refused before parsing by %s %s', async (method, path, body) => {
    const { server, signUp } = await startServerForTest()
    const { tokens } = await signUp()
    const parsed: string[] = []
    class WatchedUrl extends URL {
      constructor(url: string | URL, base?: string | URL) {
        parsed.push(String(url))
        super(url, base)
      }
    }
    vi.stubGlobal('URL', WatchedUrl)
    onTestFinished(() => void vi.unstubAllGlobals())
    // Without the client of the tests, which looks for URLs in what it sends.
    const response = await server.fetch(
      new Request(`http://localhost:8102/api/v1${path}`, {
        method,
        headers: { ...as('client', tokens), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
    expect((await response.json()).code).toBe('SCHEMA_ERROR')
    expect(parsed).not.toContain(attack)
    parseUrl('https://watched.example')
    expect(parsed).toContain('https://watched.example')
  })
})
