import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
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
  const stopTimeouts = { stalledMs: 100, finishMs: 60_000 }
  const listener = await listen(respond, { port: 0, host: '127.0.0.1', stopTimeouts })
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
  async function respond(request: Request) {
    await setTimeout(20)
    return new Response(await request.text())
  }
  const listener = await listen(respond, { port: 0, host: '127.0.0.1' })
  const request = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nbody'
  const used = connect(listener.port, '127.0.0.1')
  used.write(request)
  await once(used, 'data')
  const fresh = connect(listener.port, '127.0.0.1')
  await once(fresh, 'connect')
  const responses = [used, fresh].map((socket) => {
    // Pipelined (RFC 9112 section 9.3.2).
    socket.write(request + request)
    return text(socket)
  })
  await listener.close()
  for (const response of await Promise.all(responses)) {
    expect(response.match(/HTTP\/1.1 200 /g)).toHaveLength(2)
  }
})

it('responds to a request that a client sends on a kept connection when it stops', async () => {
  const respond = () => new Response('Hello')
  const stopTimeouts = { idleMs: 60_000 }
  const listener = await listen(respond, { port: 0, host: '127.0.0.1', stopTimeouts })
  const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const kept = connect(listener.port, '127.0.0.1')
  kept.write(request)
  await once(kept, 'data')
  const closed = listener.close()
  await setTimeout(20)
  kept.write(request)
  expect(await text(kept)).toMatch(/^HTTP\/1.1 200 .*connection: close/is)
  await closed
})

it('asks clients for other connections before it stops', async () => {
  const listener = await listen(() => new Response('Hello'), { port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${listener.port}`
  expect((await fetch(url)).headers.get('connection')).toBe('keep-alive')
  listener.drain()
  expect((await fetch(url)).headers.get('connection')).toBe('close')
  await listener.close()
})
