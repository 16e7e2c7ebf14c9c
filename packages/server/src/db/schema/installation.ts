import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'

/** The installation as a whole: one row, which a service in production writes when it first starts. */
export const installation = pgTable(
  'installation',
  {
    /** Always `true`, so that there is only one row. */
    id: boolean('id').primaryKey().default(true),
    /** A text encrypted with the server's secret. A process that cannot decrypt it has another secret. */
    encryptedSecretCheck: text('secret_check_sealed').notNull(),
  },
  (table) => [check('installation_is_one_row', sql`${table.id}`)],
)
