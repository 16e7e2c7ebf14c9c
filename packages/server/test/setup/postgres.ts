import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateFewRows } from '../../src/db/background-migrations'
import { openDatabase } from '../../src/db/client'
import { migrate } from '../../src/db/migrate'
import { findCopyOptions, startThrowawayPostgres } from '../throwaway/postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** Server on which the tests create their databases. Default: in memory. */
    postgresUrl?: string
    /** Folder of the Unix socket of that server, if it is on this machine. */
    postgresSocketFolder?: string
    /** Template of these databases, as SQL, with options. Default: none. */
    postgresTemplate?: string
  }
}

const template = 'migrated'

/**
 * Starts a throwaway Postgres, or uses that of TEST_POSTGRES_URL, and creates the template of the
 * tests' databases: a copy takes a fraction of the time of all migrations.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = process.env.TEST_POSTGRES_URL
    ? { url: process.env.TEST_POSTGRES_URL, socketFolder: undefined, stop: async () => {} }
    : await startThrowawayPostgres()
  await createTemplate(postgres.url)
  project.provide('postgresUrl', postgres.url)
  project.provide('postgresSocketFolder', postgres.socketFolder)
  project.provide('postgresTemplate', `${template} ${await findCopyOptions(postgres.url)}`)
  return () => postgres.stop()
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
