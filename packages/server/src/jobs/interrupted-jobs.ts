import type { Pool } from 'pg'
import { queueNames } from './queues'

/** A job whose process ended while it ran. */
export interface InterruptedJob {
  id: string
  kind: string
  /** Whether it was interrupted before: it failed then, and waits for an operator. */
  isParked: boolean
}

const reason = 'The process ended while this job ran, twice. Retry it once the cause is found.'

/** Jobs that are under way although the time for them is over. */
const expired = 'started_on + expire_in < now()'

/**
 * Takes back jobs whose process is gone. The first time a job gets another try, in the lane
 * `interrupted`; the second time it fails for good.
 *
 * @param options.all Also those whose time is not over: there is no other process.
 * @see docs/decisions/126-jobs-interrupted-twice-are-parked.md
 */
export async function takeInterruptedBack(
  pool: Pool,
  { all }: { all: boolean },
): Promise<InterruptedJob[]> {
  // Deleted and inserted, as the library does it: a row that changes its partition fails other
  // statements that wait for it.
  const { rows } = await pool.query<InterruptedJob>(
    `with interrupted as (
      delete from pgboss.job
      where name = any($1) and state = 'active' and ${all ? 'true' : expired}
      returning *
    )
    insert into pgboss.job (id, name, priority, data, state, retry_limit, retry_count, retry_delay,
      retry_backoff, start_after, started_on, expire_in, created_on, completed_on, keep_until, policy, output)
    select id, 'interrupted', priority, data,
      (case when name = 'interrupted' then 'failed' else 'retry' end)::pgboss.job_state,
      retry_limit, retry_count, retry_delay, retry_backoff, now() - interval '1 second', started_on,
      expire_in, created_on, case when name = 'interrupted' then now() end, keep_until, policy,
      case when name = 'interrupted' then jsonb_build_object('message', $2::text) end
    from interrupted
    returning id, data->>'kind' as kind, state = 'failed' as "isParked"`,
    [queueNames, reason],
  )
  return rows
}

/** An interrupted job, as operators see it. */
export interface InterruptedState extends InterruptedJob {
  /** When it was parked. */
  endedAt: Date | null
}

/** Interrupted jobs that wait for another try, and those parked in the last two weeks; newest first. */
export async function listInterrupted(pool: Pool): Promise<InterruptedState[]> {
  const { rows } = await pool.query<InterruptedState>(
    `select id, data->>'kind' as kind, state = 'failed' as "isParked", completed_on as "endedAt"
    from pgboss.job
    where (name = 'interrupted' and state in ('created', 'retry', 'active'))
      or (name = 'interrupted' and state = 'failed' and output->>'message' = $2)
      or (name = any($1) and state = 'active' and ${expired})
    order by completed_on desc nulls last, id`,
    [queueNames, reason],
  )
  return rows
}
