import type { Pool } from 'pg'
import { type InterruptedState, listInterrupted } from '../../jobs/interrupted-jobs'
import type { Finding } from './finding'

const name = 'jobs'

/** Maximum number of jobs in the output. */
const shown = 10

/** Lists interrupted jobs, and how to retry those that are parked. */
export async function checkJobs(pool: Pool): Promise<Finding[]> {
  const interrupted = await listInterrupted(pool)
  const parked = interrupted.filter(({ isParked }) => isParked)
  const waiting = interrupted.length - parked.length
  const fact = waiting === 0 ? 'none was interrupted' : `interrupted and retried: ${waiting}`
  if (parked.length === 0) return [{ name, fact }]
  const more = parked.length > shown ? [`and ${parked.length - shown} more`] : []
  return [
    {
      name,
      problem: [
        `The process ended twice while they ran: ${parked.length}. They are not retried.`,
        ...parked.slice(0, shown).map(toLine),
        ...more,
      ].join('\n'),
      advice:
        'Find the cause in the log, for example memory or a killed process. Then retry them with the admin key of internal: POST /api/v1/internal/jobs/interrupted/ID/retry.',
    },
  ]
}

function toLine({ kind, id, endedAt }: InterruptedState): string {
  return `${kind} ${id}, ${endedAt?.toISOString() ?? 'at an unknown time'}`
}
