import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../src/db/client'
import { type Crowd, seedCrowd } from '../test/crowd'
import { startThrowawayPostgres } from '../test/throwaway/postgres'
import { type SignedIn, toSignIn } from './cases'
import { type Program, startServices } from './programs'

/** A database configuration to measure. */
export interface BenchDatabase {
  name: 'Postgres' | 'PGlite'
  /** Environment of the service. */
  env: Record<string, string>
  /** Environment of the floor, which may need its own database. */
  floorEnv: Record<string, string>
  /** Environment of a start with an empty database. */
  emptyEnv: Record<string, string>
  /** Maximum memory of an idle service, in MB. */
  memoryMark: number
}

/** Starts a Postgres and creates folders for the embedded database, all empty. */
export async function openInstallation(): Promise<{
  databases: BenchDatabase[]
  close(): Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-server-'))
  const postgres = await startThrowawayPostgres(['autovacuum=on'], tmpdir())

  async function createDatabase(name: string): Promise<string> {
    const admin = new pg.Client({ connectionString: postgres.url })
    await admin.connect()
    await admin.query(`create database ${name}`)
    await admin.end()
    return postgres.url.replace(/postgres$/, name)
  }

  const url = await createDatabase('crowd')
  // Generated secrets are stored in a folder per database.
  const kept = (name: string) => ({ APP_DATA_DIR: join(folder, name) })
  return {
    databases: [
      {
        name: 'Postgres',
        env: { DATABASE_URL: url, ...kept('postgres') },
        floorEnv: { DATABASE_URL: url },
        emptyEnv: { DATABASE_URL: await createDatabase('empty'), ...kept('empty') },
        memoryMark: 100,
      },
      {
        name: 'PGlite',
        env: kept('pglite'),
        floorEnv: kept('pglite-floor'),
        emptyEnv: kept('pglite-empty'),
        memoryMark: 300,
      },
    ],
    async close() {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Lets the service create the database, its tables and its secrets, and adds many users. */
export async function fill(env: Record<string, string>, crowd: Crowd): Promise<void> {
  for (const service of await startServices(1, env)) await service.stop()
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.APP_DATA_DIR ?? '',
    onError: console.error,
  })
  await seedCrowd(database.pool, crowd)
  await database.close()
}

/** Signs the first users in. */
export async function signIn(service: Pick<Program, 'url'>, count: number): Promise<SignedIn[]> {
  const users: SignedIn[] = []
  for (let number = 1; number <= count; number += 1) {
    const { path, ...request } = toSignIn(number)
    const response = await fetch(service.url + path, request as RequestInit)
    const { access_token: access, refresh_token: refresh } = await response.json()
    users.push({ access, refresh })
  }
  return users
}
