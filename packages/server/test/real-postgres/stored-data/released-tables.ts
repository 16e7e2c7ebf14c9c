import { Client } from 'pg'
import { readMigrations } from '../../../src/db/migrate'
import { createDatabaseUrl } from '../../harness'

/** Number of migrations before counts were kept. */
const formerMigrations = 24

/** Creates a database with the tables of the time before counts were kept. */
export async function createFormerDatabase(): Promise<string> {
  const databaseUrl = await createDatabaseUrl('template1')
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    'create table schema_migrations (hash text primary key, applied_at timestamptz not null default now())',
  )
  for (const { hash, sql } of readMigrations().slice(0, formerMigrations)) {
    for (const statement of sql) await client.query(statement)
    await client.query('insert into schema_migrations (hash) values ($1)', [hash])
  }
  await client.end()
  return databaseUrl
}
