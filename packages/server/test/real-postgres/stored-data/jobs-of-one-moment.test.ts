import { expect, it } from 'vitest'
import { asInternal } from '../../harness'
import { beforeStatement } from '../before-statement'
import { startForChanges } from '../processes/start-for-changes'
import { query } from '../query'

it('the number of failed jobs agrees with their list while one fails', async () => {
  const { databaseUrl, must, server } = await startForChanges()
  beforeStatement(/state = 'failed'/, () =>
    query(
      databaseUrl,
      `insert into pgboss.job (name, data, state, completed_on)
      values ('mail', '{"kind":"mail"}', 'failed', now())`,
    ),
  )
  const headers = asInternal(server.internalKeys.superSecretAdminKey ?? '')
  const { queues, failed } = await must('GET /internal/jobs', { headers })
  const counted = queues.reduce((sum: number, queue: { failed: number }) => sum + queue.failed, 0)
  expect(failed).toHaveLength(counted)
})
