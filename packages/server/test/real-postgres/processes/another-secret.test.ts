import { expect, it } from 'vitest'
import { createDatabaseUrl, startServerForTest } from '../../harness'

const first = '4d1f9a0c7be2835610fa7b2c9d8e3041'
const second = '9c1e0a7f34d6825b1e0f7a6c5d4b3921'
const refusal = /^APP_SECRET: the data in the database was encrypted with another secret\./

/** Returns a function that starts a service in production on one new database. */
async function createStart() {
  const databaseUrl = await createDatabaseUrl()
  const url = 'https://auth.example.com'
  return (secret: string, ...secretFallbacks: string[]) =>
    startServerForTest({ production: true, url, databaseUrl, secret, secretFallbacks })
}

it('one of two processes that start at once with different secrets on a new database is refused', async () => {
  const start = await createStart()
  const started = await Promise.allSettled([start(first), start(second)])
  expect(started.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const [refused] = started.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toMatchObject({ name: 'ConfigError', message: expect.stringMatching(refusal) })
})

it('a process whose secret was replaced runs beside those that know both', async () => {
  const start = await createStart()
  await start(first)
  await start(first, second)
  await start(second, first)
  // Nothing has been re-encrypted yet.
  await expect(start(second)).rejects.toThrow(refusal)
})
