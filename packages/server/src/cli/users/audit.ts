import type { Store } from '../../db/store'
import { createJobStore } from '../../jobs/job-store'
import { type Audit, createOperatorAudit } from '../../security-events/security-events'

/**
 * Records changes of users by the operator, and queues the same security notices as a request would.
 * The running service sends them.
 */
export function auditOfStore({ database, secretBox }: Store): Audit {
  const jobStore = createJobStore(database.db, database.pool)
  // The workers run in the processes of the service, which poll for jobs.
  const jobs = { add: jobStore.add, wake: () => {} }
  return createOperatorAudit({ jobs, secretBox })
}
