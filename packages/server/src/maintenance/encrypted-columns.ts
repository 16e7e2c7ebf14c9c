import { is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database'
import * as schema from '../db/schema/index'

/** A column that is encrypted with the server's secret. */
export interface EncryptedColumn {
  /** Table and column, for messages. */
  name: string
  table: SQL
  /** Columns of the primary key. */
  keys: SQL[]
  /** The encrypted value, if any. */
  encrypted: SQL
  /** Whether a value is found quickly: each row has one, or the table has few rows. */
  isFoundFast: boolean
  /** Assignment that sets another value. */
  replace(encrypted: string): SQL
}

/** A row with an encrypted value. */
interface EncryptedRow {
  keys: string[]
  encrypted: string
}

/** Tables with few rows, whose columns may be empty. */
const smallTables = ['projects', 'oauth_providers', 'webhook_endpoints']

/** Number of rows read at once. */
const batch = 500

/** Lists the columns of the schema whose names end in `_sealed`, and queued emails. */
export function listEncryptedColumns(): EncryptedColumn[] {
  const tables = Object.values<unknown>(schema).filter((entry) => is(entry, PgTable))
  const columns = tables.flatMap((table) => {
    const { name, columns, primaryKeys } = getTableConfig(table)
    const composite = primaryKeys.flatMap((key) => key.columns)
    const keys = composite.length > 0 ? composite : columns.filter((column) => column.primary)
    return columns
      .filter((column) => column.name.endsWith('_sealed'))
      .map((column): EncryptedColumn => {
        const encrypted = sql.identifier(column.name)
        return {
          name: `${name}.${column.name}`,
          table: sql`${sql.identifier(name)}`,
          keys: keys.map((key) => sql`${sql.identifier(key.name)}`),
          encrypted: sql`${encrypted}`,
          isFoundFast: column.notNull || smallTables.includes(name),
          replace: (value) => sql`${encrypted} = ${value}`,
        }
      })
  })
  return [...columns, waitingEmails]
}

const waitingEmails: EncryptedColumn = {
  name: 'queued emails',
  table: sql`pgboss.job`,
  keys: [sql`name`, sql`id`],
  encrypted: sql`data->>'sealed'`,
  isFoundFast: false,
  replace: (value) => sql`data = jsonb_set(data, '{sealed}', to_jsonb(${value}::text))`,
}

/** Reads the values of a column in batches by key, because rows may change in the meantime. */
export async function* readEncrypted(
  db: Database,
  { table, keys, encrypted }: EncryptedColumn,
): AsyncGenerator<EncryptedRow[]> {
  const key = sql.join(keys, sql`, `)
  const texts = sql.join(
    keys.map((column) => sql`${column}::text`),
    sql`, `,
  )
  for (let last: string[] | null = null; ; ) {
    const after: SQL = last
      ? sql`and (${key}) > (${sql.join(
          last.map((value) => sql`${value}`),
          sql`, `,
        )})`
      : sql``
    const { rows }: { rows: EncryptedRow[] } = await db.execute<
      EncryptedRow & Record<string, unknown>
    >(sql`
      select array[${texts}] as keys, ${encrypted} as encrypted from ${table}
      where ${encrypted} is not null ${after} order by ${key} limit ${batch}`)
    if (rows.length > 0) yield rows
    const end = rows.at(-1)
    if (!end || rows.length < batch) return
    last = end.keys
  }
}

/** Replaces a value unless it has changed in the meantime. */
export async function replaceEncrypted(
  db: Database,
  { table, keys, encrypted, replace }: EncryptedColumn,
  { row, by }: { row: EncryptedRow; by: string },
): Promise<void> {
  const isRow = sql.join(
    keys.map((column, index) => sql`${column} = ${row.keys[index]}`),
    sql` and `,
  )
  await db.execute(sql`
    update ${table} set ${replace(by)} where ${isRow} and ${encrypted} = ${row.encrypted}`)
}
