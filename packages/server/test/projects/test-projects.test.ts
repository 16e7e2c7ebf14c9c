import { describe, expect, it } from 'vitest'
import { as, asInternal, startServerForTest } from '../harness'

const admin = { headers: as('admin') }
const overLimit = 'a test project exceeded a limit'

/** Starts a server with limits, and collects its warnings. */
async function start() {
  const warnings: { msg: string; limit?: string; projects?: string[] }[] = []
  const started = await startServerForTest({
    rateLimits: true,
    metrics: true,
    log: 'warn',
    logTo: { write: (line) => warnings.push(JSON.parse(line)) },
  })
  const { call } = started
  return {
    ...started,
    warnings,
    mark: (is_test_project: boolean) =>
      call('PATCH', '/internal/test-mode', { ...admin, body: { is_test_project } }),
    /** Requests `count` emails to one address, and returns the statuses of the responses. */
    async askForEmails(count: number) {
      const statuses: number[] = []
      for (let asked = 0; asked < count; asked += 1) {
        const body = { email: 'ada@example.com', callback_url: 'http://localhost:3000/x' }
        statuses.push((await call('POST', '/auth/password/send-reset-code', { body })).status)
      }
      return statuses
    },
  }
}

type Started = Awaited<ReturnType<typeof start>>

async function countTestProjects({ call }: Started): Promise<string | undefined> {
  const { body } = await call('GET', '/metrics', { headers: {} })
  return /app_test_projects (\d+)/.exec(body)?.[1]
}

describe('a test project', () => {
  it('has relaxed limits, which the log reports, and ordinary ones again afterwards', async () => {
    const started = await start()
    const { askForEmails, mark, warnings } = started
    expect(await askForEmails(6)).toEqual([200, 200, 200, 200, 429, 429])
    expect((await mark(true)).body).toEqual({ is_test_project: true })
    expect(await countTestProjects(started)).toBe('1')
    expect(await askForEmails(3)).toEqual([200, 200, 200])
    const warned = warnings.filter(({ msg }) => msg === overLimit)
    expect(warned[0]).toMatchObject({ level: 40, project: as('admin')['x-stack-project-id'] })
    // By address and recipient each time, by recipient from the second time on.
    expect(warned.map(({ limit }) => limit)).toEqual([
      'mailSoonBetween',
      ...['mailSoonBetween', 'mail'],
      ...['mailSoonBetween', 'mail'],
    ])
    await mark(false)
    expect(await askForEmails(1)).toEqual([429])
    expect(await countTestProjects(started)).toBe('0')
  })

  it('is marked by its admins, once, which is recorded', async () => {
    const { call, mark, warnings } = await start()
    const body = { is_test_project: true }
    const asServer = await call('PATCH', '/internal/test-mode', { headers: as('server'), body })
    expect(asServer.headers.get('x-stack-known-error')).toBe('INSUFFICIENT_ACCESS_TYPE')
    const read = async () => (await call('GET', '/internal/test-mode', admin)).body
    expect(await read()).toEqual({ is_test_project: false })
    for (const on of [true, true, false, false]) await mark(on)
    expect(await read()).toEqual({ is_test_project: false })
    const events = await call('GET', '/internal/security-events', admin)
    expect(events.body.items.map(({ type }: { type: string }) => type)).toEqual([
      'test_mode.disabled',
      'test_mode.enabled',
    ])
    expect(warnings.map(({ msg }) => msg)).toEqual(['test mode enabled', 'test mode disabled'])
  })

  it('cannot be in production mode', async () => {
    const { call, mark } = await start()
    const setProductionMode = (is_production_mode: boolean) =>
      call('PATCH', '/projects/current', { ...admin, body: { is_production_mode } })
    await mark(true)
    const refused = await setProductionMode(true)
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.stringMatching(/Disable one first/),
    ])
    await mark(false)
    expect((await setProductionMode(true)).status).toBe(200)
    expect((await mark(true)).status).toBe(400)
    expect((await call('GET', '/internal/test-mode', admin)).body).toEqual({
      is_test_project: false,
    })
  })

  it('cannot be the project that guards all others', async () => {
    const { call, server } = await start()
    const headers = asInternal(server.internalKeys.superSecretAdminKey ?? '')
    const body = { is_test_project: true }
    expect((await call('PATCH', '/internal/test-mode', { headers, body })).status).toBe(400)
  })
})
