import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../src/db/client'
import { migrate } from '../../src/db/migrate'
import { seedCrowd } from '../crowd'
import { startThrowawayPostgres } from '../throwaway-postgres'
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
  const { db, pool, close } = await openDatabase({
    databaseUrl: postgres.url.replace(/postgres$/, template),
    dataDir: '',
    onError: console.error,
  })
  await migrate(db)
  await pool.query(`insert into projects (id, display_name) values ($1, 'Crowded')`, [
    crowdedProject,
  ])
  await seedCrowd(pool, { users: 100_000, teams: 10_000, projectId: crowdedProject })
  await close()
  project.provide('postgresUrl', postgres.url)
  project.provide('postgresTemplate', template)
  return () => postgres.stop()
}
