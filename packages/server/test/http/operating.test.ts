import { describe, expect, it } from 'vitest'
import { as, demo, startServerForTest } from '../harness'

const none = { headers: {} }

describe('/ready', () => {
  it('returns 200 while the service runs, and 503 once it is told to stop', async () => {
    const { call, server, signUp } = await startServerForTest()
    expect(await call('GET', '/ready', none)).toMatchObject({
      status: 200,
      body: { status: 'ready' },
    })
    server.drain()
    expect(await call('GET', '/ready', none)).toMatchObject({
      status: 503,
      body: { status: 'stopping' },
    })
    // The running request completes.
    expect((await signUp()).id).toBeTruthy()
    expect((await call('GET', '/health', none)).status).toBe(200)
  })
})

describe('/metrics', () => {
  it('is not served unless configured', async () => {
    const { call } = await startServerForTest()
    expect((await call('GET', '/metrics', none)).status).toBe(404)
  })

  it('counts requests by route template and status, never by path', async () => {
    const { call, signUp } = await startServerForTest({ metrics: true })
    const { id } = await signUp()
    await call('GET', `/users/${id}`, { headers: as('server') })
    await call('GET', `/users/${demo.id}`, { headers: as('server') })
    await call('GET', '/no/such/path', none)
    const { headers, body } = await call('GET', '/metrics', none)
    expect(headers.get('content-type')).toMatch(/^text\/plain/)
    const route = 'method="GET",route="/users/:user_id"'
    expect(body).toContain(`app_http_requests_total{${route},status="200"} 1`)
    expect(body).toContain(`app_http_requests_total{${route},status="404"} 1`)
    expect(body).toContain('app_http_requests_total{method="GET",route="other",status="404"} 1')
    expect(body).toContain(`app_http_request_duration_seconds_count{${route}} 2`)
    expect(body).not.toContain(id)
  })

  it('reports hashing, connections, jobs and the process', async () => {
    const { call, signUp } = await startServerForTest({ metrics: true })
    await signUp()
    const { body } = await call('GET', '/metrics', none)
    expect(body).toContain('app_password_hashes{state="waiting"} 0')
    expect(body).toMatch(/app_database_connections\{state="total"\} [1-9]/)
    expect(body).toMatch(/app_jobs\{queue="mail",state="(created|active|completed)"\} 1/)
    expect(body).toContain('process_resident_memory_bytes')
  })

  it('requires its token when one is set', async () => {
    const metricsToken = 'a-token-of-the-monitoring'
    const { call } = await startServerForTest({ metrics: true, metricsToken })
    const wrong = await call('GET', '/metrics', { headers: { authorization: 'Bearer other' } })
    expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect((await call('GET', '/metrics', none)).status).toBe(401)
    const headers = { authorization: `Bearer ${metricsToken}` }
    expect((await call('GET', '/metrics', { headers })).status).toBe(200)
  })
})
