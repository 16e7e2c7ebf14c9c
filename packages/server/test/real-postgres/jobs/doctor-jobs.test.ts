import { expect, it } from 'vitest'
import { createInstallation } from '../../cli/installation'
import { query } from '../query'

const reason = 'The process ended twice while this job ran. Retry it once the cause is found.'

/** Adds a job as an interruption leaves it, and returns its id. */
async function addJob(
  databaseUrl: string,
  { queue, state, message }: { queue: string; state: string; message?: string },
): Promise<string> {
  const output = message ? `'${JSON.stringify({ message })}'` : 'null'
  const [row] = await query(
    databaseUrl,
    `insert into pgboss.job (name, data, state, started_on, completed_on, expire_in, output)
    values ('${queue}', '{"kind":"password-reset-mail"}', '${state}', now() - interval '1 hour',
      ${state === 'failed' ? "'2026-11-22T10:00:00Z'" : 'null'}, '90 seconds', ${output}) returning id`,
  )
  return row.id
}

it('app-server doctor names jobs that ended their process twice, and what to do', async () => {
  const { run, databaseUrl } = await createInstallation()
  await run(['migrate'])
  expect((await run(['doctor'])).out).toMatch(/ok {7}jobs {11}none was interrupted\n/)

  await addJob(databaseUrl, { queue: 'interrupted', state: 'retry' })
  await addJob(databaseUrl, { queue: 'mail', state: 'active' })
  // Refused by a mail server, after all tries.
  await addJob(databaseUrl, { queue: 'interrupted', state: 'failed', message: 'No such mailbox.' })
  const waiting = await run(['doctor'])
  expect(waiting.out).toMatch(/ok {7}jobs {11}interrupted and retried: 2\n/)
  expect(waiting.code).toBe(0)

  const id = await addJob(databaseUrl, { queue: 'interrupted', state: 'failed', message: reason })
  const { code, out } = await run(['doctor'])
  expect(code).toBe(1)
  expect(out).toMatch(/problem {2}jobs {11}The process ended twice while they ran: 1\./)
  expect(out).toContain(`password-reset-mail ${id}, 2026-11-22T10:00:00.000Z\n`)
  expect(out).toContain('POST /api/v1/internal/jobs/interrupted/ID/retry')
})

it.each([
  'The process ended while this job ran, twice. Retry it once the cause is found.',
  'The process ended twice while this job ran. Retry it once the cause is found.',
])('app-server doctor names jobs that an earlier version parked: %s', async (message) => {
  const { run, databaseUrl } = await createInstallation()
  await run(['migrate'])
  const id = await addJob(databaseUrl, { queue: 'interrupted', state: 'failed', message })
  const { code, out } = await run(['doctor'])
  expect(code).toBe(1)
  expect(out).toContain(`password-reset-mail ${id}`)
})

it('app-server doctor names at most ten of them', async () => {
  const { run, databaseUrl } = await createInstallation()
  await run(['migrate'])
  for (let count = 0; count < 12; count += 1) {
    await addJob(databaseUrl, { queue: 'interrupted', state: 'failed', message: reason })
  }
  const { out } = await run(['doctor'])
  expect(out.match(/password-reset-mail [0-9a-f-]{36}/g)).toHaveLength(10)
  expect(out).toContain('and 2 more')
})
