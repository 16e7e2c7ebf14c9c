import { expect, it } from 'vitest'
import { createDatabaseUrl, startServerForTest } from '../../harness'
import { query } from '../query'

it('is not ready without its tables, or without its database', async () => {
  const databaseUrl = await createDatabaseUrl()
  const { call } = await startServerForTest({ databaseUrl, metrics: true })
  const ready = () => call('GET', '/ready', { headers: {} })
  expect((await ready()).status).toBe(200)
  await query(
    databaseUrl,
    'delete from schema_migrations where applied_at = (select max(applied_at) from schema_migrations)',
  )
  expect(await ready()).toMatchObject({ status: 503, body: { status: 'migrations missing' } })
  const name = new URL(databaseUrl).pathname.slice(1)
  const admin = new URL(databaseUrl)
  admin.pathname = '/postgres'
  await query(admin.href, `alter database ${name} allow_connections false`)
  await query(
    admin.href,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
  expect(await ready()).toMatchObject({ status: 503, body: { status: 'database unreachable' } })
  const metrics = await call('GET', '/metrics', { headers: {} })
  expect(metrics.body).toContain('app_database_connections')
})
