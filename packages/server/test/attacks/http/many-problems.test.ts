import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, startServer } from '../../harness'

let started: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  started = await startServer()
})
afterAll(() => started.server.close())

const unknown = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index.toString(36)}`, 0]))

describe('L6: a body with very many problems', () => {
  it('refuses 200,000 unknown keys', async () => {
    const { status, body } = await started.call('POST', '/users', {
      headers: as('server'),
      body: unknown(200_000),
      mayFail: true,
    })
    expect([status, body.code]).toEqual([400, 'BODY_PARSING_ERROR'])
  })

  it('names the first twenty of many problems', async () => {
    const { status, body } = await started.call('POST', '/users', {
      headers: as('server'),
      body: unknown(9000),
    })
    expect([status, body.code]).toEqual([400, 'SCHEMA_ERROR'])
    const lines = body.error.split('\n').slice(1)
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([
      21,
      '  - body.k0 is not a known property',
      '  - and more',
    ])
  })

  it('repeats no key that is longer than a name', async () => {
    const { body } = await started.call('POST', '/users', {
      headers: as('server'),
      body: { ['x'.repeat(60_000)]: 0 },
    })
    expect(body.code).toBe('SCHEMA_ERROR')
    expect(body.error.length).toBeLessThan(300)
  })

  it('checks no entry of a list that is too long', async () => {
    const { body } = await started.call('POST', '/users', {
      headers: as('server'),
      body: { oauth_providers: Array.from({ length: 9000 }, () => ({})) },
    })
    expect(body.error.split('\n').slice(1)).toEqual([
      '  - body.oauth_providers must have at most 200 entries',
    ])
  })
})
