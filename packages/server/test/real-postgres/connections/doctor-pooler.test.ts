import { expect, it, onTestFinished } from 'vitest'
import { createInstallation } from '../../cli/installation'
import { startThrowawayPooler } from '../../throwaway/pooler'

async function installBehindPooler() {
  const { run, databaseUrl } = await createInstallation()
  expect((await run(['migrate'])).code).toBe(0)
  const pooler = await startThrowawayPooler(databaseUrl, 3)
  onTestFinished(() => pooler.stop())
  const examine = (env: Record<string, string> = {}) =>
    run(['doctor'], { DATABASE_URL: pooler.url, ...env })
  return { examine, run }
}

it('app-server doctor reports that a pooler carries no statement names, and what to set', async () => {
  const { examine } = await installBehindPooler()
  const { code, out } = await examine()
  expect(code).toBe(1)
  expect(out).toMatch(
    /problem {2}pooler {9}A pooler assigns .* does not support prepared statements\.\n +Set APP_PREPARED_STATEMENTS=off, or /,
  )
})

it('app-server doctor accepts a pooler without names, and a direct connection with them', async () => {
  const { examine, run } = await installBehindPooler()
  const pooled = await examine({ APP_PREPARED_STATEMENTS: 'off' })
  expect(pooled.out).toMatch(
    /ok {7}pooler {9}A pooler assigns .*; prepared statements are disabled\n/,
  )
  expect(pooled.code).toBe(0)
  const direct = await run(['doctor'])
  expect(direct.out).toMatch(/ok {7}pooler {9}each connection is a connection to Postgres\n/)
})
