import { Client } from 'pg'
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
let admin: Promise<Client> | undefined

async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  admin ??= connectAdmin(adminUrl)
  await (await admin).query(statement)
}

async function connectAdmin(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString })
  await client.connect()
  client.on('error', () => {
    admin = undefined
  })
  // The process ends with its last test.
  client.unref()
  return client
}
