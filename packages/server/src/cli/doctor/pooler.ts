import type { Pool, PoolClient } from 'pg'
import type { Config } from '../../config/config'
import { randomHex } from '../../crypto/random'
import { isNameRefused } from '../../db/prepared'
import type { Finding } from './finding'

/** Repetitions, to detect a pooler that assigns connections round-robin. */
const turns = 5

/**
 * Detects a pooler in transaction mode between the service and Postgres, and whether it supports
 * prepared statements, which the service then depends on.
 */
export async function checkPooler(pool: Pool, { preparedStatements }: Config): Promise<Finding> {
  const name = 'pooler'
  const [one, other] = [await pool.connect(), await pool.connect()]
  try {
    if (!(await isShared(one, other)))
      return { name, fact: 'each connection is a connection to Postgres' }
    const about = 'A pooler assigns connections per transaction'
    if (!preparedStatements) return { name, fact: `${about}; prepared statements are disabled` }
    if (await carriesNames([one, other])) {
      return { name, fact: `${about} and supports prepared statements` }
    }
    return {
      name,
      problem: `${about} and does not support prepared statements.`,
      advice:
        'Set APP_PREPARED_STATEMENTS=off, or max_prepared_statements above 0 in PgBouncer from 1.21.',
    }
  } finally {
    one.release()
    other.release()
  }
}

/** Postgres has one process per connection, so two clients with the same process id share one. */
async function isShared(one: PoolClient, other: PoolClient): Promise<boolean> {
  const [own, others] = [new Set<number>(), new Set<number>()]
  for (let turn = 0; turn < turns; turn += 1) {
    own.add(await readProcess(one))
    others.add(await readProcess(other))
  }
  return own.size > 1 || others.size > 1 || [...own].some((process) => others.has(process))
}

async function readProcess(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ process: number }>('select pg_backend_pid() as process')
  return rows[0]?.process ?? 0
}

/**
 * Prepares a statement of the same name on both clients and executes it where the other one
 * prepared it.
 */
async function carriesNames(clients: PoolClient[]): Promise<boolean> {
  const statement = { name: `doctor_${randomHex(8)}`, text: 'select 1' }
  try {
    for (let turn = 0; turn < turns; turn += 1) {
      for (const client of clients) await client.query(statement)
    }
    return true
  } catch (error) {
    if (!isNameRefused(error)) throw error
    return false
  }
}
