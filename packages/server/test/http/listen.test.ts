import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { listen } from '../../src/http/listen'
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

it.each([
  ['no request', ''],
  ['a part of a request', 'GET /hea'],
  ['a part of a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nbody'],
])('stops while a client has a connection with %s', async (_, sent) => {
  const respond = async (request: Request) => new Response(await request.text())
  const address = { port: 0, host: '127.0.0.1', finishTimeoutMs: 100 }
  const listener = await listen(respond, address)
  // Browsers open connections before they need them.
  const socket = connect(listener.port, '127.0.0.1')
  const closed = once(socket, 'close')
  await once(socket, 'connect')
  socket.write(sent)
  const path = `http://127.0.0.1:${listener.port}`
  await fetch(path, { method: 'POST', body: 'Other', headers: { connection: 'close' } })
  await listener.close()
  await closed
})

it('responds to requests that have arrived when it stops', async () => {
  const respond = async (request: Request) => new Response(await request.text())
  const listener = await listen(respond, { port: 0, host: '127.0.0.1' })
  const request = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nbody'
  const used = connect(listener.port, '127.0.0.1')
  used.write(request)
  await once(used, 'data')
  const fresh = connect(listener.port, '127.0.0.1')
  await once(fresh, 'connect')
  const responses = [used, fresh].map((socket) => {
    socket.write(request)
    return text(socket)
  })
  await listener.close()
  for (const response of await Promise.all(responses)) expect(response).toMatch(/^HTTP\/1.1 200 /)
})
