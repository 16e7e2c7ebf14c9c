import pg from 'pg'
import { migrateFewRows } from '../../src/db/background-migrations'
import { openDatabase } from '../../src/db/client'
import { migrate } from '../../src/db/migrate'
import { findCopyOptions, startThrowawayPostgres } from '../throwaway/postgres'

const template = 'migrated'

/**
 * Starts a throwaway Postgres, or uses that of TEST_POSTGRES_URL, and creates the template of the
 * tests' databases: a copy takes a fraction of the time of all migrations.
 */
export async function startMigratedPostgres() {
  const postgres = process.env.TEST_POSTGRES_URL
    ? { url: process.env.TEST_POSTGRES_URL, socketFolder: undefined, stop: async () => {} }
    : await startThrowawayPostgres()
  await createTemplate(postgres.url)
  const { url, socketFolder } = postgres
  const details = { url, socketFolder, template: `${template} ${await findCopyOptions(url)}` }
  return { details, stop: () => postgres.stop() }
}

async function createTemplate(url: string) {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`drop database if exists ${template}`)
  await admin.query(`create database ${template}`)
  await admin.end()
  const templateUrl = new URL(url)
  templateUrl.pathname = `/${template}`
  const { db, runLong, close } = await openDatabase({
    databaseUrl: templateUrl.href,
    dataDir: '',
    onError: console.error,
  })
  await migrate(db)
  await migrateFewRows({ db, isEmbedded: false, runLong })
  await close()
}
