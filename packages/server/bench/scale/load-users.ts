import { hash } from '@node-rs/argon2'
import pLimit from 'p-limit'
import type { Client } from 'pg'
import { crowdPassword } from '../../test/crowd'
import { listRows } from './generated-rows'

/** Indexes and constraints of a table that is filled, with the statements that create them again. */
async function dropIndexes(client: Client, table: string): Promise<string[]> {
  const { rows: constraints } = await client.query<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = $1::regclass and contype in ('p', 'u')
        and not exists (select from pg_constraint other where other.confrelid = conrelid)`,
    [table],
  )
  const again: string[] = []
  for (const { name, definition } of constraints) {
    await client.query(`alter table ${table} drop constraint "${name}"`)
    again.push(`alter table ${table} add constraint "${name}" ${definition}`)
  }
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = $1::regclass
        and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  )
  for (const { name, definition } of indexes) {
    await client.query(`drop index ${name}`)
    again.push(definition)
  }
  return again
}

/** Number of connections that fill tables and create indexes at the same time. */
const connections = 6

/** Tables whose rows are derived from those of other tables, and come after them. */
const derived = ['oauth_provider_tokens', 'selected_teams', 'team_permissions']

/**
 * Fills the demo project with users as they are after three years: names and addresses as people have
 * them, sign-in methods, sessions, teams, activity and security events of the last 90 days.
 *
 * Expects the tables of the last release, because the rest of the migrations is part of what is measured.
 */
export async function loadUsers(connect: () => Promise<Client>, users: number): Promise<void> {
  const passwordHash = await hash(crowdPassword, {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  })
  const startedAt = performance.now()
  const inTurn = pLimit(connections)
  const run = (statement: string) =>
    inTurn(async () => {
      const client = await connect()
      // No triggers for foreign keys: the rows are right by construction.
      await client.query(`set session_replication_role = replica`)
      await client.query(`set maintenance_work_mem = '1GB'`)
      await client.query(`set work_mem = '256MB'`)
      await client.query(statement)
      await client.end()
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
      console.log(`${seconds} s: ${statement.slice(0, 80).replaceAll('\n', ' ')}`)
    })
  const rows = listRows({ users, teams: users / 10, passwordHash }).map(([target, query]) => ({
    table: target.slice(0, target.indexOf(' ')),
    insert: `insert into ${target} ${query}`,
  }))
  const client = await connect()
  const indexes: Record<string, string[]> = {}
  for (const { table } of rows) indexes[table] = await dropIndexes(client, table)
  await client.end()
  const fill = async ({ table, insert }: (typeof rows)[number]) => {
    await run(insert)
    await Promise.all((indexes[table] ?? []).map(run))
    await run(`vacuum analyze ${table}`)
  }
  const isDerived = ({ table }: { table: string }) => derived.includes(table)
  await Promise.all(rows.filter((row) => !isDerived(row)).map(fill))
  await Promise.all(rows.filter(isDerived).map(fill))
}
