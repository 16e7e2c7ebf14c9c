import { readFileSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import * as schema from './index'

type Config = ReturnType<typeof getTableConfig>

/** Table that no longer gets rows; a background migration deletes those it had. */
const emptied = 'events'

const deletion = new URL('../../project-settings/project-settings.ts', import.meta.url)

/** Names of the tables that `deleteProject` deletes from. */
const deleted = [...readFileSync(deletion, 'utf8').matchAll(/tx\.delete\((\w+)\)/g)].map(
  ([, name]) => name,
)

const tables = Object.entries<unknown>(schema).flatMap(([name, entry]) =>
  is(entry, PgTable) ? [{ name, config: getTableConfig(entry) }] : [],
)

/** Lists the columns of each complete index of a table. */
function listIndexes({ columns, indexes, primaryKeys, uniqueConstraints }: Config): string[][] {
  const nameOf = (column: object) => ('name' in column ? String(column.name) : '')
  return [
    ...columns.filter(({ primary, isUnique }) => primary || isUnique).map((column) => [column]),
    ...[...primaryKeys, ...uniqueConstraints].map((key) => key.columns),
    ...indexes.filter(({ config }) => !config.where).map(({ config }) => config.columns),
  ].map((names) => names.map(nameOf))
}

/** Whether the deletion of a project deletes the rows of a table. */
function isDeletedWithProject(config: Config): boolean {
  return config.foreignKeys.some((key) => {
    const target = getTableConfig(key.reference().foreignTable)
    if (key.onDelete !== 'cascade' || target.name === config.name) return false
    return target.name === 'projects' || isDeletedWithProject(target)
  })
}

describe.each(tables)('the table $config.name', ({ name, config }) => {
  // Otherwise a deletion of the row that is referenced reads the whole table.
  it('has an index for each of its references', () => {
    const indexes = listIndexes(config)
    const references = config.foreignKeys.map((key) =>
      key.reference().columns.map((column) => column.name),
    )
    const missing = references.filter(
      (columns) =>
        !indexes.some((index) =>
          index.slice(0, columns.length).every((column) => columns.includes(column)),
        ),
    )
    expect(missing).toEqual([])
  })

  it('keeps no rows of deleted projects', () => {
    const belongsToProject = config.columns.some((column) => column.name === 'project_id')
    if (!belongsToProject || isDeletedWithProject(config) || name === emptied) return
    expect(deleted).toContain(name)
  })
})
