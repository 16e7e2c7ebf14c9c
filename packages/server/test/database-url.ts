import { Pool } from 'pg'
import { inject } from 'vitest'

/**
 * URL of a new database for a test: in memory, or on a real Postgres.
 *
 * @param template Postgres database to copy. The default has all tables; `template1` has none.
 */
export async function createDatabaseUrl(
  template = inject('postgresTemplate') ?? 'template1',
): Promise<string> {
  const adminUrl = inject('postgresUrl')
  if (!adminUrl) return 'memory://'
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await runAsAdmin(adminUrl, `create database ${name} template ${template}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  // Takes a fifth less time than TCP.
  const socketFolder = inject('postgresSocketFolder')
  if (socketFolder) url.searchParams.set('host', socketFolder)
  return url.href
}

/** Deletes a database of `createDatabaseUrl` before the run ends, so that the next one finds room. */
export async function dropDatabase(databaseUrl: string): Promise<void> {
  const adminUrl = inject('postgresUrl')
  if (!adminUrl) return
  await runAsAdmin(
    adminUrl,
    `drop database if exists ${new URL(databaseUrl).pathname.slice(1)} with (force)`,
  )
}

/** Connection that creates and drops databases, which all tests of a process share. */
let admin: Pool | undefined

async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  admin ??= connectAdmin(adminUrl)
  await admin.query(statement)
}

function connectAdmin(connectionString: string): Pool {
  const pool = new Pool({ connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  // The pool replaces a connection that breaks.
  pool.on('error', () => {})
  return pool
}
