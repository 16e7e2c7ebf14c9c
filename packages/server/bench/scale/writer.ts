import { setTimeout as delay } from 'node:timers/promises'
import { connect } from './databases'

/** Pause between two writes, in milliseconds. */
const pauseMs = 5

/** Writes of sign-ins and sign-ups, each rolled back, so that the data stays as it is. */
const writes = [
  'update users set last_active_at = now() where id = (select id from users limit 1)',
  `insert into passwords select id, 'hash' from users where not exists (
    select from passwords where user_id = id) limit 1`,
  `insert into sessions (project_id, user_id, refresh_token_hash, expires_at)
    select project_id, id, gen_random_uuid(), now() from users limit 1`,
  `insert into contact_channels (project_id, user_id, type, value, used_for_auth)
    select project_id, id, 'email', gen_random_uuid() || '@example.com', false from users limit 1`,
  `insert into security_events (project_id, type, user_id, actor_access, details)
    select project_id, 'session.created', id, 'client', '{}' from users limit 1`,
  `insert into teams (project_id, display_name) select project_id, 'Team' from users limit 1`,
]

/** Writes all the time, as older processes do while a new one migrates the database. */
export async function startWriter(
  url: string,
): Promise<{ stop(): Promise<{ longestMs: number }> }> {
  const client = await connect(url)
  let longestMs = 0
  let isStopping = false
  async function write(): Promise<void> {
    for (let turn = 0; !isStopping; turn += 1) {
      await client.query('begin')
      const startedAt = performance.now()
      await client.query(writes[turn % writes.length] ?? '')
      longestMs = Math.max(longestMs, performance.now() - startedAt)
      await client.query('rollback')
      await delay(pauseMs)
    }
  }
  const writing = write()
  return {
    async stop() {
      isStopping = true
      await writing
      await client.end()
      return { longestMs }
    },
  }
}
