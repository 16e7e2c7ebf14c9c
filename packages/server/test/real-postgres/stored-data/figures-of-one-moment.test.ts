import { expect, it } from 'vitest'
import { as, asInternal } from '../../harness'
import { beforeStatement } from '../before-statement'
import { startForChanges } from '../processes/start-for-changes'
import { query } from '../query'

it('the figures of a project agree while a user signs up', async () => {
  const { must, signUp } = await startForChanges()
  beforeStatement(/"signed_up_at" desc/, signUp)
  const metrics = await must('GET /internal/metrics', { headers: as('admin'), query: {} })
  expect(metrics.recently_registered).toHaveLength(metrics.total_users)
})

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
