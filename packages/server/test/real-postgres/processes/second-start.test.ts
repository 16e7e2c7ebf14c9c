import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { as, asInternal, createDatabaseUrl, startServerForTest } from '../../harness'
import { makeFolder } from '../../run-app-server'

const production = {
  production: true,
  secret: '4d1f9a0c7be2835610fa7b2c9d8e3041',
  url: 'https://auth.example.com',
}

describe('a second start on the same database', () => {
  it('applies changed keys and keeps everything else', async () => {
    const databaseUrl = await createDatabaseUrl()
    const options = { databaseUrl, ...production }
    const keys = {
      internalPublishableClientKey: 'pck_first_key',
      internalSuperSecretAdminKey: 'sak_e4a7d1c8f5b2093e6a9d4c7f1b8e5a2d0c3f6b9e',
    }
    const first = await startServerForTest({ ...options, ...keys })
    const read = (started: typeof first, key: string) =>
      started.call('GET', '/projects/current', { headers: asInternal(key) })
    expect((await read(first, 'sak_e4a7d1c8f5b2093e6a9d4c7f1b8e5a2d0c3f6b9e')).status).toBe(200)
    const second = await startServerForTest({
      ...options,
      ...keys,
      internalSuperSecretAdminKey: 'sak_0b9d4e7a2c6f1835d8e1a4c7f2b5096e3d8a1f4c',
    })
    expect((await read(second, 'sak_0b9d4e7a2c6f1835d8e1a4c7f2b5096e3d8a1f4c')).status).toBe(200)
    expect((await read(second, 'sak_e4a7d1c8f5b2093e6a9d4c7f1b8e5a2d0c3f6b9e')).status).toBe(401)
  })

  it('can happen at the same moment, on a new data folder', async () => {
    const [databaseUrl, dataDir] = await Promise.all([createDatabaseUrl(), makeFolder()])
    const started = await Promise.all(
      Array.from({ length: 4 }, () => startServerForTest({ databaseUrl, dataDir })),
    )
    const user = await started[0]?.signUp()
    for (const { call } of started) {
      const me = await call('GET', '/users/me', { headers: as('client', user?.tokens) })
      expect(me.body.id).toBe(user?.id)
    }
    expect(await readdir(dataDir)).toEqual(['development-secrets.json'])
  })
})
