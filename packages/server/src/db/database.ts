import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type * as schema from './schema/index'

/** The database or a transaction. Queries accept either. */
export type Database = Omit<NodePgDatabase<typeof schema>, '$client'>
