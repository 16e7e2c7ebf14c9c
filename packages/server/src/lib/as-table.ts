import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** A query of whole rows of a table. */
interface RowsOf<Table extends PgTable> {
  readonly _: { readonly result: Table['$inferSelect'][] }
  as(name: string): object
}

/**
 * Uses some rows of a table in place of the table: as a subquery with its name, whose columns the conditions on the table
 * refer to. Drizzle gives a subquery another type.
 */
export function asTable<Table extends PgTable>(table: Table, rows: RowsOf<Table>): Table {
  return rows.as(getTableName(table)) as Table
}
