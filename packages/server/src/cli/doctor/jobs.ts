import type { Pool } from 'pg'
import { type InterruptedState, listInterrupted } from '../../jobs/interrupted-jobs'
import type { Finding } from './finding'

const name = 'jobs'

/** Most jobs that are named. */
const shown = 10

/** Says which jobs ended their process, and what to do about those that did it twice. */
export async function checkJobs(pool: Pool): Promise<Finding[]> {
  const interrupted = await listInterrupted(pool)
  const parked = interrupted.filter(({ isParked }) => isParked)
  const waiting = interrupted.length - parked.length
  const fact = waiting === 0 ? 'none was interrupted' : `interrupted, and tried again: ${waiting}`
  if (parked.length === 0) return [{ name, fact }]
  const more = parked.length > shown ? [`and ${parked.length - shown} more`] : []
  return [
    {
      name,
      problem: [
        `Their process ended twice while they ran: ${parked.length}. They are not tried again.`,
        ...parked.slice(0, shown).map(toLine),
        ...more,
      ].join('\n'),
      advice:
        'Look for the cause in the log of these times: memory, or a kill. Then, with the admin key of internal: POST /api/v1/internal/jobs/interrupted/ID/retry.',
    },
  ]
}

function toLine({ kind, id, endedAt }: InterruptedState): string {
  return `${kind} ${id}, ${endedAt?.toISOString() ?? 'at an unknown time'}`
}
