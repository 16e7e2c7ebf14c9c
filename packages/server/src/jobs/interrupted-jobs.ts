import type { Pool } from 'pg'
import { queueNames } from './queues'

/** A job whose process ended while it ran. */
export interface InterruptedJob {
  id: string
  kind: string
  /** Whether it was interrupted before: it has failed and waits for an operator. */
  isParked: boolean
}

const reason = 'The process ended twice while this job ran. Retry it once the cause is found.'

/**
 * Texts by which parked jobs are found, including those that earlier versions stored with a job.
 */
const reasons = [
  reason,
  'The process ended while this job ran, twice. Retry it once the cause is found.',
]

/** Jobs that are active although their time is over. */
const expired = 'started_on + expire_in < now()'

/**
 * Recovers jobs whose process is gone. The first time a job is retried in the queue `interrupted`;
 * the second time it fails permanently.
 *
 * @param options.all Includes jobs whose time is not over, if there is no other process.
 * @see docs/decisions/126-jobs-interrupted-twice-are-parked.md
 */
export async function takeInterruptedBack(
  pool: Pool,
  { all }: { all: boolean },
): Promise<InterruptedJob[]> {
  // Deleted and inserted, as the library does: moving a row to another partition makes concurrent
  // statements fail.
  const { rows } = await pool.query<InterruptedJob>(
    `with interrupted as (
      delete from pgboss.job
      where name = any($1) and state = 'active' and ${all ? 'true' : expired}
      returning *
    )
    insert into pgboss.job (id, name, priority, data, state, retry_limit, retry_count, retry_delay,
      retry_backoff, start_after, started_on, singleton_key, expire_in, created_on, completed_on,
      keep_until, policy, output)
    select id, 'interrupted', priority, data,
      (case when name = 'interrupted' then 'failed' else 'retry' end)::pgboss.job_state,
      retry_limit, retry_count, retry_delay, retry_backoff, now() - interval '1 second', started_on,
      singleton_key, expire_in, created_on, case when name = 'interrupted' then now() end,
      keep_until, policy,
      case when name = 'interrupted' then jsonb_build_object('message', $2::text) end
    from interrupted
    returning id, data->>'kind' as kind, state = 'failed' as "isParked"`,
    [queueNames, reason],
  )
  return rows
}

/**
 * Deletes an added job if the queue `interrupted` has one with its id. Runs after adding it, which
 * waits for a transaction that moves the other job.
 */
export const deleteIfInterrupted = `delete from pgboss.job where name = $1 and id = $2
  and exists (select from pgboss.job where name = 'interrupted' and id = $2)`

/** An interrupted job in the output of `doctor`. */
export interface InterruptedState extends InterruptedJob {
  /** Time when the job was parked. */
  endedAt: Date | null
}

/**
 * Lists interrupted jobs that wait for a retry, and those parked in the last two weeks, newest
 * first.
 */
export async function listInterrupted(pool: Pool): Promise<InterruptedState[]> {
  const { rows } = await pool.query<InterruptedState>(
    `select id, data->>'kind' as kind, state = 'failed' as "isParked", completed_on as "endedAt"
    from pgboss.job
    where (name = 'interrupted' and state in ('created', 'retry', 'active'))
      or (name = 'interrupted' and state = 'failed' and output->>'message' = any($2))
      or (name = any($1) and state = 'active' and ${expired})
    order by completed_on desc nulls last, id`,
    [queueNames, reasons],
  )
  return rows
}
