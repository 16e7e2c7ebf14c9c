import { describe, expect, it } from 'vitest'
import { comeBack, signInAtProvider } from '../../browsers/oauth-browser'
import { startServerForTest } from '../../harness'

/** Parameters a browser may bring to the callback beside or in place of the provider's. */
const changes: Record<string, string>[] = [
  { id_token: 'a.b.c' },
  { token: 'x' },
  { response: 'a.b.c' },
  { iss: 'https://evil.example' },
  { code: '' },
  { state: '' },
]

describe('L6: parameters of other response types at the callback', () => {
  it('are refused as a bad request', async () => {
    const { call, configure } = await startServerForTest()
    await configure({ oauth_providers: [{ id: 'google', enabled: true, type: 'shared' }] })
    for (const change of changes) {
      const { headers, parameters } = await signInAtProvider(call, 'ada@example.com')
      const response = await comeBack(call, { headers, parameters: { ...parameters, ...change } })
      expect(response.status, JSON.stringify(change)).toBe(400)
    }
  })
})
