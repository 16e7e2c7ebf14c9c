import { expect, it } from 'vitest'
import { createDatabaseUrl, demo, startServerForTest } from '../../harness'
import { query } from '../query'

it('replaces a stored template that is no longer accepted by the default one, and logs it', async () => {
  const databaseUrl = await createDatabaseUrl()
  const log: string[] = []
  const logTo = { write: (line: string) => void log.push(line) }
  const { signUp, emailsTo } = await startServerForTest({ databaseUrl, logTo })
  await query(
    databaseUrl,
    `insert into email_templates (project_id, type, subject)
    values ('${demo.id}', 'email_verification', '{{#each @root}}{{this}}{{/each}}')`,
  )
  const { email } = await signUp()
  const [message] = await emailsTo(email)
  expect(message.subject).toBe('Verify your email for Demo')
  const entries = log.map((line) => JSON.parse(line))
  expect(entries).toContainEqual(
    expect.objectContaining({
      level: 50,
      msg: 'email template replaced by default',
      project: demo.id,
      template: 'email_verification',
      reason: expect.stringContaining('{{#each @root}}'),
    }),
  )
})
