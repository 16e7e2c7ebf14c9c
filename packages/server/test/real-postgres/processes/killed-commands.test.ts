import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashSync } from '@node-rs/bcrypt'
import { Secret, TOTP } from 'otpauth'
import { Client } from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createInstallation } from '../../cli/installation'
import { as, demo } from '../../harness'
import { runAppServer } from '../../run-app-server'
import { waitOptions } from '../../wait-options'
import { query } from '../query'

type Installation = Awaited<ReturnType<typeof createInstallation>>

const before = '4d1f9a0c7be2835610fa7b2c9d8e3041'
const after = 'b0c1d2e3f4a5968778695a4b3c2d1e0f'
const password = 'pass-word'
const totp = new Secret({ size: 20 })

/** Returns ids in the order in which they are read. */
const toId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const toEmail = (number: number) => `person${number}@example.com`

/** Writes a file of users with password and second factor. */
async function writeUsers({ dataDir }: Installation, count: number): Promise<string> {
  const hash = hashSync(password, { cost: 4 })
  const lines = Array.from({ length: count }, (_, number) =>
    JSON.stringify({
      id: toId(number),
      primary_email: toEmail(number),
      password_hash: hash,
      totp_secret_base64: Buffer.from(totp.bytes).toString('base64'),
    }),
  )
  const file = join(dataDir, 'users.jsonl')
  await writeFile(file, lines.join('\n'))
  return file
}

/** Runs a command until it waits for a lock of another connection, and kills it there. */
async function killWhereItWaits(
  { databaseUrl, dataDir }: Installation,
  lock: string,
  { args, env }: { args: string[]; env: Record<string, string> },
): Promise<void> {
  const holder = new Client({ connectionString: databaseUrl })
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query(`begin; ${lock}`)
  const command = runAppServer(args, { DATABASE_URL: databaseUrl, APP_DATA_DIR: dataDir, ...env })
  const waiting = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await vi.waitUntil(async () => (await query(databaseUrl, waiting)).length > 0, {
    ...waitOptions,
  })
  command.program.kill('SIGKILL')
  await command.ended
  await holder.query('rollback')
}

/** Signs in a user by password and second factor. @returns Their id. */
async function signIn(
  { call }: Parameters<Parameters<Installation['serving']>[0]>[0],
  number: number,
): Promise<string> {
  const body = { email: toEmail(number), password }
  const first = await call('POST', '/auth/password/sign-in', { body })
  const second = await call('POST', '/auth/mfa/sign-in', {
    body: {
      type: 'totp',
      totp: new TOTP({ secret: totp }).generate(),
      code: first.body.details.attempt_code,
    },
  })
  return second.body.user_id
}

it('imports every user once when an import is killed in the middle of a batch and run again', async () => {
  const installation = await createInstallation()
  const { run, serving, databaseUrl } = installation
  await run(['seed'])
  const args = ['import-users', await writeUsers(installation, 1000), '--project', demo.id]
  // Another connection is about to take the address of the hundredth user of the third batch.
  const taken = `insert into users (id, project_id) values ('${crypto.randomUUID()}', '${demo.id}');
    insert into contact_channels (project_id, user_id, type, value, used_for_auth, is_primary)
    select project_id, id, 'email', '${toEmail(500)}', true, true from users`
  await killWhereItWaits(installation, taken, { args, env: {} })
  const emails = 'select value from contact_channels'
  expect(await query(databaseUrl, emails)).toHaveLength(400)

  const again = await run(args)
  expect(again.out).toBe('Imported: 600 users, 400 already existed, 0 refused.\n')
  const found = (await query(databaseUrl, emails)).map(({ value }) => value)
  expect(found.sort()).toEqual(Array.from({ length: 1000 }, (_, n) => toEmail(n)).sort())
  await serving(async (started) => {
    for (const number of [0, 399, 400, 500, 999]) {
      expect(await signIn(started, number)).toBe(toId(number))
    }
  })
})

it('replaces the secret of every user when the command is killed in the middle of a batch and run again', async () => {
  const installation = await createInstallation()
  const { run, serving } = installation
  await run(['seed'], { APP_SECRET: before })
  const file = await writeUsers(installation, 1200)
  const imported = await run(['import-users', file, '--project', demo.id], { APP_SECRET: before })
  expect(imported.code).toBe(0)
  const { tokens } = await serving(({ signUp }) => signUp('signed-in@example.com'), {
    secret: before,
  })

  const env = { APP_SECRET: after, APP_SECRET_FALLBACKS: before }
  // The user of this id, in the second batch, is being changed by another connection.
  const held = `select 1 from users where id = '${toId(700)}' for update`
  await killWhereItWaits(installation, held, { args: ['rotate-secret'], env })
  const refreshRequest = { headers: as('client', { refresh: tokens.refresh }) }
  await serving(
    async (started) => {
      // Half is done, and both secrets are known: users notice nothing.
      for (const number of [0, 499, 500, 699, 1199]) {
        expect(await signIn(started, number)).toBe(toId(number))
      }
      expect(
        (await started.call('POST', '/auth/sessions/current/refresh', refreshRequest)).status,
      ).toBe(200)
    },
    { secret: after, secretFallbacks: [before] },
  )

  const again = await run(['rotate-secret'], env)
  expect(again).toMatchObject({ code: 0, err: '' })
  expect(again.out).toContain('users.totp_secret_sealed: 700 re-encrypted, 500 unchanged\n')
  await serving(
    async (started) => {
      // Other users, because a TOTP counts once.
      for (const number of [1, 498, 501, 698, 1198]) {
        expect(await signIn(started, number)).toBe(toId(number))
      }
      expect(
        (await started.call('POST', '/auth/sessions/current/refresh', refreshRequest)).status,
      ).toBe(200)
    },
    { secret: after },
  )
})
