import type { Pool } from 'pg'
import { type QueueName, queueNames } from './queues'

/** Number of jobs of a queue in a state. */
export interface JobCount {
  queue: QueueName
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'
  count: number
}

/** A job that is not retried any more. */
export interface FailedJob {
  id: string
  queue: QueueName
  kind: string
  tries: number
  reason: string
  createdAt: Date
  failedAt: Date
}

/** Maximum number of failed jobs listed. */
const shown = 100

/** Counts jobs by queue and state. Completed jobs are counted for one hour. */
export async function countJobs(pool: Pool): Promise<JobCount[]> {
  const { rows } = await pool.query<JobCount>(
    `select name as queue, state, count(*)::int as count from pgboss.job
    where name = any($1) group by name, state`,
    [queueNames],
  )
  return rows
}

/** Lists jobs that failed permanently in the last two weeks, newest first. */
export async function listFailedJobs(pool: Pool): Promise<FailedJob[]> {
  const { rows } = await pool.query<FailedJob>(
    `select id, name as queue, data->>'kind' as kind, retry_count + 1 as tries,
      coalesce(output->>'message', output->'value'->>'message', '') as reason,
      created_on as "createdAt", completed_on as "failedAt"
    from pgboss.job where name = any($1) and state = 'failed'
    order by completed_on desc limit $2`,
    [queueNames, shown],
  )
  return rows
}
