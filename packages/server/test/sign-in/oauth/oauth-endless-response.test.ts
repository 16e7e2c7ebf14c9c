import { expect, it } from 'vitest'
import { comeBack, signInAtProvider } from '../../browsers/oauth-browser'
import { startServerForTest } from '../../harness'

it('stops reading the JSON of a provider that does not end', async () => {
  const { server, call, configure } = await startServerForTest({
    fetch: (input, init) => outgoing(input, init),
  })
  let outgoing: typeof fetch = (input, init) => server.fetch(new Request(input, init))
  await configure({ oauth_providers: [{ id: 'google', enabled: true, type: 'shared' }] })
  const back = await signInAtProvider(call, 'ada@example.com')

  const chunk = new TextEncoder().encode('x'.repeat(64 * 1024))
  let sent = 0
  let isCanceled = false
  outgoing = async () => {
    const endless = new ReadableStream({
      pull(body) {
        sent += chunk.byteLength
        body.enqueue(chunk)
      },
      cancel() {
        isCanceled = true
      },
    })
    return new Response(endless, { headers: { 'content-type': 'application/json' } })
  }
  const response = await comeBack(call, back)
  expect([response.status, isCanceled]).toEqual([502, true])
  expect(sent).toBeGreaterThan(0)
  expect(sent).toBeLessThan(2 * 1024 * 1024)
})
