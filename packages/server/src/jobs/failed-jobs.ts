import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
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

const isOfQueue: SQL = sql`name = any(${sql.param(queueNames)})`

/** Counts jobs by queue and state. Completed jobs are counted for one hour. */
export async function countJobs(db: Database): Promise<JobCount[]> {
  const { rows } = await db.execute<JobCount & Record<string, unknown>>(
    sql`select name as queue, state, count(*)::int as count from pgboss.job
    where ${isOfQueue} group by name, state`,
  )
  return rows
}

/** Lists jobs that failed permanently in the last two weeks, newest first. */
export async function listFailedJobs(db: Database): Promise<FailedJob[]> {
  const { rows } = await db.execute<Omit<FailedJob, Time> & Record<Time, number>>(
    sql`select id, name as queue, data->>'kind' as kind, retry_count + 1 as tries,
      coalesce(output->>'message', output->'value'->>'message', '') as reason,
      ${toMillis('created_on')} as "createdAt", ${toMillis('completed_on')} as "failedAt"
    from pgboss.job where ${isOfQueue} and state = 'failed'
    order by completed_on desc limit ${shown}`,
  )
  return rows.map(({ createdAt, failedAt, ...job }) => ({
    ...job,
    createdAt: new Date(createdAt),
    failedAt: new Date(failedAt),
  }))
}

type Time = 'createdAt' | 'failedAt'

/** Times that are not of a table of the schema are returned as text otherwise. */
function toMillis(column: string): SQL {
  return sql`(extract(epoch from ${sql.identifier(column)}) * 1000)::float8`
}
