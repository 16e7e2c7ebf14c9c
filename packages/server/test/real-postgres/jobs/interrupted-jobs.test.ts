import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { asInternal, createDatabaseUrl, demo, startServerForTest } from '../../harness'
import { makeFolder, startAppServer } from '../../run-app-server'
import { waitOptions } from '../../wait-options'
import { query } from '../query'

/** Level of errors in the log. */
const errorLevel = 50

/** Adds a job whose process is gone and whose time has expired; it sends no email. */
async function addInterrupted(databaseUrl: string, queue: string): Promise<string> {
  const job = { projectId: demo.id, userId: null, email: 'a@example.com', callbackUrl: 'x:' }
  const data = JSON.stringify({ kind: 'password-reset-mail', ...job })
  const [row] = await query(
    databaseUrl,
    `insert into pgboss.job (name, data, state, started_on, expire_in)
    values ('${queue}', '${data}', 'active', now() - interval '1 hour', '90 seconds') returning id`,
  )
  return row.id
}

async function start(queue: string) {
  const databaseUrl = await createDatabaseUrl()
  const first = await startServerForTest({ databaseUrl })
  await first.server.close()
  const id = await addInterrupted(databaseUrl, queue)
  const log: string[] = []
  const logTo = { write: (line: string) => void log.push(line) }
  const { call, server } = await startServerForTest({ databaseUrl, logTo })
  const headers = asInternal(server.internalKeys.superSecretAdminKey ?? '')
  const findLine = (message: string) =>
    log.map((line) => JSON.parse(line)).find((line) => line.id === id && line.msg === message)
  return {
    id,
    findLine,
    findJob: () => query(databaseUrl, `select name, state from pgboss.job where id = '${id}'`),
    listFailed: async () => (await call('GET', '/internal/jobs', { headers })).body.failed,
    retry: () => call('POST', `/internal/jobs/interrupted/${id}/retry`, { headers, body: {} }),
  }
}

describe('H2: a job that kills its process is taken first by the next one', () => {
  it('gets one more try, in a queue of its own, and is reported to the operator', async () => {
    const { findLine, findJob } = await start('mail')
    await vi.waitUntil(() => findLine('job interrupted: retrying once'), waitOptions)
    expect(findLine('job interrupted: retrying once').level).toBe(errorLevel)
    const isDone = async () => (await findJob())[0]?.state === 'completed'
    await vi.waitUntil(isDone, waitOptions)
    expect((await findJob())[0]?.name).toBe('interrupted')
  })

  it('is parked when its process ends again, until an operator retries it', async () => {
    const { id, findLine, findJob, listFailed, retry } = await start('interrupted')
    await vi.waitUntil(() => findLine('job parked: it was interrupted twice'), waitOptions)
    expect(findLine('job parked: it was interrupted twice').level).toBe(errorLevel)
    expect(await findJob()).toEqual([{ name: 'interrupted', state: 'failed' }])
    expect(await listFailed()).toEqual([
      expect.objectContaining({ id, reason: expect.stringContaining('twice') }),
    ])
    expect((await retry()).body).toEqual({ success: true })
    await vi.waitUntil(async () => (await findJob())[0]?.state === 'completed', {
      ...waitOptions,
    })
  })

  it('is not taken a third time after it ended its process twice', async () => {
    // A mail server that never greets: a process is at the job until it is killed.
    let connections = 0
    const mailServer = createServer((socket) => {
      connections += 1
      socket.on('error', () => {})
    })
    await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void mailServer.close())
    const { port } = mailServer.address() as AddressInfo

    const databaseUrl = await createDatabaseUrl()
    const folder = await makeFolder()
    const env = { DATABASE_URL: databaseUrl, APP_SMTP_URL: `smtp://127.0.0.1:${port}` }
    /** Kills a process in the middle of the job, whose time has expired when the next one looks. */
    async function killAtJob(process: Awaited<ReturnType<typeof startAppServer>>, count: number) {
      await vi.waitUntil(() => connections >= count, waitOptions)
      process.program.kill('SIGKILL')
      await process.ended
      await query(
        databaseUrl,
        `update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'`,
      )
    }
    const first = await startAppServer(folder, env)
    const signUp = await first.call('POST', '/auth/password/sign-up', {
      body: {
        email: 'a@example.com',
        password: 'correct horse',
        verification_callback_url: 'http://localhost:3000/handler/email-verification',
      },
    })
    expect(signUp.status).toBe(200)
    await killAtJob(first, 1)
    await killAtJob(await startAppServer(folder, env), 2)
    const third = await startAppServer(folder, env)
    const findParked = () => query(databaseUrl, `select id from pgboss.job where state = 'failed'`)
    await vi.waitUntil(async () => connections > 2 || (await findParked()).length > 0, waitOptions)
    expect(connections).toBe(2)
    expect((await third.call('GET', '/health', { headers: {} })).status).toBe(200)
  })
})
