import pg from 'pg'
import { onTestFinished, vi } from 'vitest'
import { waitOptions } from '../wait-options'
import { query } from './query'

/** Makes changes of a user wait until the returned function is called. */
export function lockUser(databaseUrl: string, id: string): Promise<() => Promise<void>> {
  return hold(databaseUrl, 'select from users where id = $1 for no key update', [id])
}

/** Makes writes of the sessions of a user wait until the returned function is called. */
export function lockSessionsOf(databaseUrl: string, id: string): Promise<() => Promise<void>> {
  return hold(databaseUrl, 'select from sessions where user_id = $1 for update', [id])
}

/** Makes changes of the settings of a project wait until the returned function is called. */
export function lockProject(databaseUrl: string, id: string): Promise<() => Promise<void>> {
  return hold(databaseUrl, 'select from projects where id = $1 for no key update', [id])
}

/** Makes grants of permissions, and new invitations, wait until the returned function is called. */
export function holdGrants(databaseUrl: string): Promise<() => Promise<void>> {
  const tables = 'team_permissions, project_permissions, verification_codes'
  return hold(databaseUrl, `lock table ${tables} in share mode`)
}

/** Makes writes of sessions wait until the returned function is called. */
export function lockSessions(databaseUrl: string): Promise<() => Promise<void>> {
  return hold(databaseUrl, 'lock table sessions in share mode')
}

/** Makes sign-ins with passkeys of a user wait until the returned function is called. */
export function lockPasskeys(databaseUrl: string, id: string): Promise<() => Promise<void>> {
  return hold(databaseUrl, 'select from passkeys where user_id = $1 for update', [id])
}

/** Turns email codes of a user off in a transaction that lasts until the returned function is called. */
export function holdEmailCodesOff(databaseUrl: string, id: string): Promise<() => Promise<void>> {
  const statement = `with locked as (select id from users where id = $1 for no key update),
      off as (delete from otp_methods where user_id = $1)
    insert into otp_refusals (user_id) select id from locked`
  return hold(databaseUrl, statement, [id])
}

/** Records a successful attempt of a webhook delivery in a transaction that lasts until the returned function is called. */
export function holdDelivery(databaseUrl: string, id: string): Promise<() => Promise<void>> {
  const statements = `lock table webhook_attempts;
    update webhook_deliveries set status = 'delivered', attempts = 1 where id = '${id}';
    insert into webhook_attempts (delivery_id, status, duration_ms) values ('${id}', 204, 1)`
  return hold(databaseUrl, statements)
}

/** Adds a member to a team in a transaction that lasts until the returned function is called. */
export function holdMembership(databaseUrl: string, teamId: string, userId: string) {
  const statement = 'insert into team_members (team_id, user_id) values ($1, $2)'
  return hold(databaseUrl, statement, [teamId, userId])
}

async function hold(databaseUrl: string, statement: string, values?: string[]) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query(statement, values)
  return async () => {
    await client.query('commit')
  }
}

/** Resolves when a number of statements wait for a lock. */
export function waitForWaiting(databaseUrl: string, count: number) {
  const waiting = `select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return vi.waitUntil(async () => (await query(databaseUrl, waiting)).length >= count, waitOptions)
}
