import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, demo, startServer } from '../harness'

let started: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  started = await startServer()
})
afterAll(() => started.server.close())

const path = `/projects/${demo.id}/public?publishable_client_key=${demo.client}`

/** Requests the project as a browser does that sends no preflight. */
function read(headers: Record<string, string> = {}, at = path) {
  return started.call('GET', at, { headers })
}

describe('GET /projects/:project_id/public', () => {
  it('responds with the same project as GET /projects/current, without custom headers', async () => {
    const current = await started.call('GET', '/projects/current', { headers: as('client') })
    const { status, body, headers } = await read()
    expect({ status, body }).toEqual({ status: 200, body: current.body })
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })

  it('is offered to clients by a header that pages of other origins can read', async () => {
    const { headers } = await started.call('GET', '/projects/current', { headers: as('client') })
    expect(headers.get('x-stack-public-project')).toBe('true')
    expect(headers.get('access-control-expose-headers')).toContain('x-stack-public-project')
  })

  it('may be stored, but must be revalidated, which costs no body', async () => {
    const { headers } = await read()
    expect(headers.get('cache-control')).toBe('no-cache')
    const tag = headers.get('etag') ?? ''
    for (const known of [tag, `W/${tag}`, `"another", ${tag}`]) {
      const { status, body } = await read({ 'if-none-match': known })
      expect({ status, body }).toEqual({ status: 304, body: '' })
    }
    expect((await read({ 'if-none-match': '"another"' })).status).toBe(200)
  })

  it('shows a change of the project at the next request', async () => {
    const etag = (await read()).headers.get('etag') ?? ''
    const change = (enabled: boolean) =>
      started.call('PATCH', '/projects/current', {
        headers: as('admin'),
        body: { config: { magic_link_enabled: enabled } },
      })
    await change(false)
    const changed = await read({ 'if-none-match': etag })
    expect(changed.body.config.magic_link_enabled).toBe(false)
    expect(changed.headers.get('etag')).not.toBe(etag)
    await change(true)
    expect((await read({ 'if-none-match': etag })).status).toBe(304)
  })

  it.each([
    ['a wrong key', `/projects/${demo.id}/public?publishable_client_key=pck_wrong`],
    ['another project', path.replace(demo.id, '11111111-1111-4111-8111-111111111111')],
    ['a server key', `/projects/${demo.id}/public?publishable_client_key=${demo.server}`],
  ])('refuses %s', async (_, at) => {
    const { status, body } = await read({}, at)
    expect({ status, code: body.code }).toEqual({
      status: 401,
      code: 'INVALID_PUBLISHABLE_CLIENT_KEY',
    })
  })

  it('requires a key', async () => {
    const { status, body } = await read({}, `/projects/${demo.id}/public`)
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'SCHEMA_ERROR' })
  })
})
