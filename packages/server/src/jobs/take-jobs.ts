import type { Pool } from 'pg'
import { type Job, type QueueName, queues } from './queues'

/** A job taken by a worker. */
export interface TakenJob {
  id: string
  queue: QueueName
  job: Job
  /** The project whose slots it takes. Jobs of none share the slots of one that does not exist. */
  projectId: string
}

/** Free slots of a worker. */
export interface FreeSlots {
  /** Maximum number of jobs to take. */
  count: number
  /** Number of jobs that each project is already running in this process. */
  running: Record<string, number>
}

/** Not read from the data: an email has many kilobytes, and each due job is compared. */
const projectId = `coalesce(singleton_key, '')`

/** Number of running jobs of a job's project. */
const ahead = `coalesce(($3::jsonb ->> ${projectId})::int, 0)`

/** Order of projects that run equally many jobs. Random, so that none waits for a long backlog. */
const turn = `hashtextextended(${projectId}, (select (random() * 1e9)::bigint))`

/**
 * Takes due jobs: first those of the projects that run the fewest, and the oldest of each project. A
 * project gets at most its slots. If one has reached them, fewer jobs may be returned than are due:
 * the next call skips that project.
 *
 * @see docs/decisions/257-projects-have-few-slots-of-a-queue.md
 */
export async function takeJobs(
  pool: Pool,
  queue: QueueName,
  { count, running }: FreeSlots,
): Promise<TakenJob[]> {
  // The states and times are changed as the library does.
  const { rows } = await pool.query<Omit<TakenJob, 'queue'>>(
    `with due as (
      select id, created_on, ${projectId} as project_id, ${ahead} as ahead
      from pgboss.job
      where name = $1 and state < 'active' and start_after < now() and ${ahead} < $4
      order by ${ahead}, ${turn}, created_on, id
      limit $2
      for update skip locked
    ), next as (
      select id, ahead + row_number() over (partition by project_id order by created_on, id) as place
      from due
    )
    update pgboss.job as job set
      state = 'active',
      started_on = now(),
      retry_count = case when started_on is null then retry_count else retry_count + 1 end
    from next
    where job.name = $1 and job.id = next.id and next.place <= $4
    returning job.id, job.data as job, ${projectId} as "projectId"`,
    [queue, count, JSON.stringify(running), queues[queue].slotsPerProject],
  )
  return rows.map((row) => ({ ...row, queue }))
}
