import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { startServerForTest } from '../harness'

it('keeps an idle connection longer than the proxies that reuse it', async () => {
  const { server } = await startServerForTest()
  const port = await server.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true })
  const [response] = await once(get({ port, path: '/health', agent }), 'response')
  response.resume()
  const [, seconds] = /^timeout=(\d+)$/.exec(response.headers['keep-alive']) ?? []
  expect(Number(seconds)).toBeGreaterThan(600)
  agent.destroy()
})

it('closes a connection on which no request was sent when it stops', async () => {
  const { server } = await startServerForTest()
  const port = await server.listen({ port: 0, host: '127.0.0.1' })
  // Browsers open connections before they need them.
  const socket = connect(port, '127.0.0.1')
  const closed = once(socket, 'close')
  await once(socket, 'connect')
  const [response] = await once(get({ port, path: '/health', agent: false }), 'response')
  response.resume()
  await server.close()
  await closed
})
