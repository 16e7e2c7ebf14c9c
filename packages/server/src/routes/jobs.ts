import { TextError } from '../http/errors/text-error'
import type { Handlers } from '../http/handlers'
import { requireOperator } from '../http/require-operator'
import { queueNames } from '../jobs/queues'

/** @see docs/decisions/113-background-jobs-with-pg-boss.md */
export const jobHandlers = {
  'GET /internal/jobs': async (_, { caller, jobStore }) => {
    requireOperator(caller)
    const { counts, failed } = await jobStore.readOverview()
    return {
      queues: queueNames.map((queue) => {
        const of = (state: string) =>
          counts.find((row) => row.queue === queue && row.state === state)?.count ?? 0
        return {
          queue,
          waiting: of('created'),
          retrying: of('retry'),
          active: of('active'),
          failed: of('failed'),
        }
      }),
      failed: failed.map(({ createdAt, failedAt, ...job }) => ({
        ...job,
        created_at_millis: createdAt.getTime(),
        failed_at_millis: failedAt.getTime(),
      })),
    }
  },

  'POST /internal/jobs/:queue/:id/retry': async (
    { path: { queue, id } },
    { caller, jobStore, jobs },
  ) => {
    requireOperator(caller)
    if (!(await jobStore.retry(queue, id))) {
      throw new TextError(404, 'There is no such failed job.')
    }
    jobs.wake(queue)
    return { success: true }
  },
} satisfies Partial<Handlers>
