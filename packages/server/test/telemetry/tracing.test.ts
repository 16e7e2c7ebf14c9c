import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ServerOptions } from '../../src/index'
import { as, demo, startServerForTest } from '../harness'

interface Span {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  status: { code?: number }
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

/** Starts a collector that keeps what it receives. */
async function startCollector(status = 200) {
  const received: { path?: string; headers: NodeJS.Dict<unknown>; body: string }[] = []
  const collector = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    received.push({ path: request.url, headers: request.headers, body })
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void collector.close())
  const address = collector.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const resources = () => received.flatMap(({ body }) => JSON.parse(body).resourceSpans)
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    resources,
    spans: (): Span[] =>
      resources().flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap(({ spans }: { spans: Span[] }) => spans),
      ),
  }
}

const attributesOf = (span?: Span) =>
  Object.fromEntries(
    span?.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]) ?? [],
  )

const trace = '0af7651916cd43dd8448eb211c80319c'
const caller = 'b7ad6b7169203331'
const traceparent = (flags = '01') => ({ traceparent: `00-${trace}-${caller}-${flags}` })

async function start(options: ServerOptions = {}) {
  const collector = await startCollector()
  const started = await startServerForTest({ otelEndpoint: collector.url, ...options })
  return { ...started, collector }
}

describe('traces', () => {
  it('have a span of the request, in the trace of its caller, with one span per query below it', async () => {
    const { call, signUp, idle, server, collector } = await start()
    const { tokens } = await signUp()
    await idle()
    const headers = { ...as('client', tokens), ...traceparent() }
    expect((await call('GET', '/users/me', { headers })).status).toBe(200)
    await server.close()
    const spans = collector.spans().filter(({ traceId }) => traceId === trace)
    const [request] = spans.filter(({ kind }) => kind === 2)
    expect(request).toMatchObject({ name: 'GET /users/me', parentSpanId: caller })
    expect(attributesOf(request)).toEqual({
      'http.request.method': 'GET',
      'http.route': '/users/me',
      'http.response.status_code': 200,
    })
    const queries = spans.filter(({ kind }) => kind === 3)
    expect(queries.map(({ name, parentSpanId }) => [name, parentSpanId])).toEqual([
      ['SELECT', request?.spanId],
    ])
    expect(attributesOf(queries[0])['db.query.text']).toMatch(/from "api_key_sets".*\$\d/)
  })

  it('include the queries of transactions, and distinguish known errors from failures', async () => {
    const { call, server, collector } = await start()
    const create = (display_name: unknown) =>
      call('POST', '/teams', {
        headers: { ...as('server'), ...traceparent() },
        body: { display_name },
      })
    await create('Team')
    await call('GET', '/teams/00000000-0000-4000-8000-000000000000', {
      headers: { ...as('server'), ...traceparent() },
    })
    await server.close()
    const spans = collector.spans().filter(({ traceId }) => traceId === trace)
    const creation = spans.find(({ name }) => name === 'POST /teams')
    const reading = spans.find(({ name }) => name === 'GET /teams/:team_id')
    const below = spans.filter(({ parentSpanId }) => parentSpanId === creation?.spanId)
    expect(below.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['SELECT', 'BEGIN', 'INSERT', 'COMMIT']),
    )
    expect(attributesOf(reading)).toMatchObject({
      'http.route': '/teams/:team_id',
      'http.response.status_code': 404,
      'error.type': 'TEAM_NOT_FOUND',
    })
  })

  it('contain no secret, address, name or id', async () => {
    const { call, signUp, emailsTo, server, collector } = await start({
      otelHeaders: 'x-key=a%20key',
      otelServiceName: 'sign-in',
      rateLimits: true,
    })
    const { email, password, tokens, id } = await signUp('very.private@example.com')
    const [message] = await emailsTo(email)
    const code = /code=([\w-]+)/.exec(message.text)?.[1] ?? ''
    await call('POST', '/auth/password/sign-in', { body: { email, password } })
    await call('POST', '/contact-channels/verify', { body: { code } })
    await call('PATCH', '/users/me', {
      headers: as('client', tokens),
      body: { display_name: 'Private Person' },
    })
    await call('GET', '/users?query=very.private', { headers: as('server') })
    await call('GET', `/users/${id}`, { headers: as('server') })
    await call('GET', '/users/not-an-id-but-private', { headers: as('server') })
    await call('POST', '/auth/sessions/current/refresh', { headers: as('client', tokens) })
    await server.close()
    expect(collector.spans().length).toBeGreaterThan(20)
    const sent = collector.received.map(({ body }) => body).join('\n')
    const keys = [demo.client, demo.server, demo.admin]
    const values = [email, 'private', 'Private', password, code, id, ...Object.values(tokens)]
    for (const secret of [...keys, ...values]) {
      expect(secret).toBeTruthy()
      expect(sent).not.toContain(secret)
    }
    expect(collector.received[0]).toMatchObject({
      path: '/v1/traces',
      headers: { 'x-key': 'a key' },
    })
    const [{ resource }] = collector.resources()
    expect(attributesOf(resource)).toMatchObject({ 'service.name': 'sign-in' })
  })

  it('are not recorded where the caller or the sampling ratio says so', async () => {
    const { call, server, collector } = await start({ otelSampleRatio: '0' })
    await call('GET', '/projects/current', { headers: as('client') })
    await call('GET', '/users', { headers: { ...as('server'), ...traceparent('00') } })
    await call('GET', '/teams', { headers: { ...as('server'), ...traceparent('01') } })
    await server.close()
    const requests = collector.spans().filter(({ kind }) => kind === 2)
    expect(requests.map(({ name }) => name)).toEqual(['GET /teams'])
  })

  it.each([
    [
      'are reported as lost when the collector refuses them',
      () => startCollector(400),
      ['traces are lost'],
    ],
    [
      'do not delay requests when the collector is unreachable',
      async () => ({ url: 'http://127.0.0.1:9' }),
      [],
    ],
  ])('%s', async (_, findCollector, expected) => {
    const log: string[] = []
    const { url } = await findCollector()
    const { call, server } = await startServerForTest({
      otelEndpoint: url,
      log: 'warn',
      logTo: { write: (line) => log.push(JSON.parse(line).msg) },
    })
    expect((await call('GET', '/projects/current', { headers: as('client') })).status).toBe(200)
    const startedAt = performance.now()
    await server.close()
    // It gives up after 2 s.
    expect(performance.now() - startedAt).toBeLessThan(8000)
    expect(log).toEqual(expected)
  })
})
