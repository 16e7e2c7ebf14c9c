import { chownSync, existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { readMigrations } from '../../src/db/migrate'
import { demoProject } from '../../src/projects/demo-project'
import { createData, createFolder, findOwner, servePostgres } from '../../test/throwaway/postgres'
import { loadUsers } from './load-users'

/**
 * Number of migrations of the last release. Data is loaded into its tables, so that the start that is
 * measured applies all later ones to them.
 */
const releasedMigrations = 24

/** Settings of a Postgres with 4 GB for itself, of the machine's 24 GB. */
const settings = [
  'shared_buffers=4GB',
  'effective_cache_size=8GB',
  'max_wal_size=8GB',
  'checkpoint_timeout=30min',
  'max_parallel_maintenance_workers=2',
  'random_page_cost=1.1',
  // Creating an index writes no log.
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=on',
]

/** A Postgres with a database for each size. */
export interface ScaleCluster {
  /** Opens the database, filling it if it is new: then it is in the state of the last release. */
  open(users: number): Promise<{ url: string; isMigrated: boolean }>
  stop(): Promise<void>
}

/**
 * Starts the Postgres.
 *
 * @param folder Where its data remains after `stop`, so that a later run need not load it again.
 * Default: a temporary folder.
 */
export async function openCluster(folder?: string): Promise<ScaleCluster> {
  if (folder) {
    await mkdir(folder, { recursive: true })
    const owner = findOwner()
    if (owner) chownSync(folder, owner.uid, owner.gid)
  }
  const parent = folder ?? (await createFolder())
  const data = join(parent, 'data')
  const postgres = await servePostgres(existsSync(data) ? data : createData(parent), settings)
  return {
    async open(users) {
      const name = `users_${users}`
      const url = postgres.url.replace(/postgres$/, name)
      const admin = await connect(postgres.url)
      const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
      if (rowCount === 0) {
        // Renamed at the end, so that an interrupted load is repeated.
        await admin.query(`drop database if exists loading`)
        await admin.query(`create database loading`)
        await fill(postgres.url.replace(/postgres$/, 'loading'), users)
        await admin.query(`alter database loading rename to ${name}`)
      }
      await admin.end()
      return { url, isMigrated: await isMigrated(url) }
    },
    stop: () => postgres.stop(),
  }
}

async function isMigrated(url: string): Promise<boolean> {
  const client = await connect(url)
  const { rows } = await client.query(`select to_regclass('background_migrations') as found`)
  await client.end()
  return rows[0]?.found !== null
}

async function fill(url: string, users: number): Promise<void> {
  const client = await connect(url)
  await client.query(
    `create table schema_migrations (hash text primary key, applied_at timestamptz not null default now())`,
  )
  for (const { hash, sql } of readMigrations().slice(0, releasedMigrations)) {
    for (const statement of sql) await client.query(statement)
    await client.query('insert into schema_migrations (hash) values ($1)', [hash])
  }
  // The users belong to it, and connections write before the service creates it.
  const { id, displayName } = demoProject
  await client.query('insert into projects (id, display_name) values ($1, $2)', [id, displayName])
  await client.end()
  await loadUsers(() => connect(url), users)
}

/** Connects to a database. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}
