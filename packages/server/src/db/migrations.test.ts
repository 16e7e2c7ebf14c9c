import { readdirSync, readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { backgroundMigrationNames } from './background-migrations'
import * as schema from './schema/index'

const folder = new URL('./migrations/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8')

/** Migrations as SQL, in order. */
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({ name, sql: read(name) }))

/** Last migration before indexes were created in the background. */
const lastWithIndexes = '0024_counts.sql'

it('the schema has no change without a migration', async () => {
  const [latest = ''] = readdirSync(new URL('meta/', folder))
    .filter((name) => /^\d/.test(name))
    .sort()
    .reverse()
  const former = JSON.parse(read(`meta/${latest}`))
  const current = generateDrizzleJson(schema, former.id)
  expect(await generateMigration(former, current)).toEqual([])
})

it('indexes of existing tables are created by background migrations', () => {
  const late = migrations.filter(({ name }) => name > lastWithIndexes)
  for (const { name, sql } of late) {
    const created = [...sql.matchAll(/create table (?:if not exists )?"?(\w+)/gi)].map(
      ([, table]) => table,
    )
    const indexed = [...sql.matchAll(/create (?:unique )?index [^;]*? on "?(\w+)/gi)].map(
      ([, table]) => table,
    )
    expect([name, indexed.filter((table) => !created.includes(table))]).toEqual([name, []])
  }
})

it('each index of the schema is created by a migration', () => {
  const all = migrations.map(({ sql }) => sql).join('\n')
  const created = new Set([
    ...[...all.matchAll(/create (?:unique )?index (?:if not exists )?"?(\w+)/gi)].map(
      ([, name]) => name,
    ),
    ...backgroundMigrationNames.map((name) => name.replace(/^index_/, '')),
  ])
  const indexes = Object.values<unknown>(schema).flatMap((table) =>
    is(table, PgTable) ? getTableConfig(table).indexes.map(({ config }) => config.name) : [],
  )
  expect(indexes.length).toBeGreaterThan(40)
  expect(indexes.filter((name) => !created.has(name))).toEqual([])
})
