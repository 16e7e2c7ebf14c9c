import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateFewRows } from '../../src/db/background-migrations'
import { openDatabase } from '../../src/db/client'
import { recount } from '../../src/db/counts'
import { migrate } from '../../src/db/migrate'
import { seedCrowd } from '../crowd'
import { findCopyOptions, startThrowawayPostgres } from '../throwaway/postgres'
import { crowdedProject } from './crowded-project'

/** Makes Postgres log the plan of each query, including those of foreign keys. */
const settings = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_level=notice',
  'auto_explain.log_format=json',
  'auto_explain.log_analyze=on',
  'auto_explain.log_timing=off',
  'auto_explain.log_nested_statements=on',
]

const template = 'crowd'

/** Starts a Postgres whose databases begin with 100,000 users and 10,000 teams. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startThrowawayPostgres(settings)
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query(`create database ${template}`)
  await admin.end()
  const databaseUrl = postgres.url.replace(/postgres$/, template)
  const { db, runLong, close } = await openDatabase({
    databaseUrl,
    dataDir: '',
    onError: console.error,
  })
  await migrate(db)
  await migrateFewRows({ db, isEmbedded: false, runLong })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  // Without the plan of each check of a foreign key, and without these checks: millions of them.
  await client.query('set auto_explain.log_min_duration = -1')
  await client.query('set session_replication_role = replica')
  await client.query(`insert into projects (id, display_name) values ($1, 'Crowded')`, [
    crowdedProject,
  ])
  await seedCrowd(client, { users: 100_000, teams: 10_000, projectId: crowdedProject })
  await client.end()
  // Triggers do not count in the replica role.
  await recount(db)
  await close()
  project.provide('postgresUrl', postgres.url)
  project.provide('postgresTemplate', `${template} ${await findCopyOptions(postgres.url)}`)
  return () => postgres.stop()
}
