import { describe, expect, it } from 'vitest'
import { as, asInternal, createDatabaseUrl, startServerForTest } from '../harness'

const production = {
  production: true,
  secret: 'a secret of at least 32 characters',
  url: 'https://auth.example.com',
}

describe('a second start on the same database', () => {
  it('follows changed keys and keeps everything else', async () => {
    const databaseUrl = await createDatabaseUrl()
    const options = { databaseUrl, ...production }
    const keys = {
      internalPublishableClientKey: 'pck_first_key',
      internalSuperSecretAdminKey: 'sak_first_key',
    }
    const first = await startServerForTest({ ...options, ...keys })
    const read = (started: typeof first, key: string) =>
      started.call('GET', '/projects/current', { headers: asInternal(key) })
    expect((await read(first, 'sak_first_key')).status).toBe(200)
    const second = await startServerForTest({
      ...options,
      ...keys,
      internalSuperSecretAdminKey: 'sak_second_key',
    })
    expect((await read(second, 'sak_second_key')).status).toBe(200)
    expect((await read(second, 'sak_first_key')).status).toBe(401)
  })

  it('may happen at the same moment', async () => {
    const databaseUrl = await createDatabaseUrl()
    const started = await Promise.all(
      Array.from({ length: 4 }, () => startServerForTest({ databaseUrl, secret: 'x'.repeat(40) })),
    )
    const person = await started[0]?.signUp()
    for (const { call } of started) {
      const me = await call('GET', '/users/me', { headers: as('client', person?.tokens) })
      expect(me.body.id).toBe(person?.id)
    }
  })
})
