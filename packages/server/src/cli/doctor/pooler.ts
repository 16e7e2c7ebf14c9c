import type { Pool, PoolClient } from 'pg'
import type { Config } from '../../config/config'
import { randomHex } from '../../crypto/random'
import { isNameRefused } from '../../db/prepared'
import type { Finding } from './finding'

/** Turns taken, so that a pooler that deals its connections out in a circle is found as well. */
const turns = 5

/**
 * Says whether something between here and Postgres lends connections for a transaction at a time, and
 * whether it carries names of statements, which is what the service depends on then.
 */
export async function checkPooler(pool: Pool, { preparedStatements }: Config): Promise<Finding> {
  const name = 'pooler'
  const [one, other] = [await pool.connect(), await pool.connect()]
  try {
    if (!(await isShared(one, other))) return { name, fact: 'each connection is one of Postgres' }
    const about = 'Connections are lent for one transaction at a time'
    if (!preparedStatements) return { name, fact: `${about}; names of statements are left out` }
    if (await carriesNames([one, other])) {
      return { name, fact: `${about}, with names of statements` }
    }
    return {
      name,
      problem: `${about}, without names of statements.`,
      advice:
        'Set APP_PREPARED_STATEMENTS=off, or max_prepared_statements above 0 in PgBouncer from 1.21.',
    }
  } finally {
    one.release()
    other.release()
  }
}

/** Postgres has a process for each connection. */
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

/** Both give a statement the same name, and one of them does so where the other did. */
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
