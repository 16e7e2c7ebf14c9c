import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { hashToken } from '../crypto/hash-token'
import { randomBase32 } from '../crypto/random'
import { backgroundMigrationNames, migrateFewRows } from './background-migrations'
import type { Database } from './database'
import { migrate, readMigrations } from './migrate'

/**
 * Returns the path of an archive of an embedded database with all tables and no rows. Creating one
 * takes seconds, unpacking a fraction of a second, so the package contains it, and running from
 * source caches it.
 */
export async function findDataImage(): Promise<string> {
  const shipped = fileURLToPath(new URL('./pglite-image.tar.gz', import.meta.url))
  if (existsSync(shipped)) return shipped
  // An image only fits the PGlite version that created it; the path contains the version.
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const migrations = [
    ...readMigrations().map((migration) => migration.hash),
    ...backgroundMigrationNames,
  ]
  const contents = [pglite, 'without templates', ...migrations]
  const cache = fileURLToPath(new URL('../../node_modules/.cache/pglite', import.meta.url))
  const cached = join(cache, `${hashToken(contents.join('\n')).slice(0, 16)}.tar`)
  if (!existsSync(cached)) await writeDataImage(cached, 'none')
  return cached
}

/**
 * Drops the databases that only `create database` copies: 45 % of the files that each start on a new database
 * unpacks, and a third of their size.
 */
async function dropTemplates(database: PGlite): Promise<void> {
  for (const name of ['template0', 'template1']) {
    await database.exec(`alter database ${name} is_template false`)
    await database.exec(`drop database ${name}`)
  }
  // The data of the dropped ones is deleted, and no start has to recover it.
  await database.exec('checkpoint')
}

/** Creates a data image atomically. */
export async function writeDataImage(path: string, compression: 'gzip' | 'none'): Promise<void> {
  const [{ PGlite }, { drizzle }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
  ])
  const database = await PGlite.create()
  // Both drivers of drizzle have the methods that migrations use.
  const db = drizzle({ client: database }) as unknown as Database
  await migrate(db)
  await migrateFewRows({ db, isEmbedded: true, runLong: (work) => work(db) })
  await dropTemplates(database)
  const image = await database.dumpDataDir(compression)
  await database.close()
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomBase32(8)}`
  await writeFile(draft, new Uint8Array(await image.arrayBuffer()))
  await rename(draft, path)
}
