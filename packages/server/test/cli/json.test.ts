import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { demo } from '../harness'
import { createInstallation } from './installation'

const production = {
  NODE_ENV: 'production',
  APP_SECRET: '4d1f9a0c7be2835610fa7b2c9d8e3041',
  APP_URL: 'https://auth.example.invalid',
}

/** Creates an installation whose commands print JSON, and nothing but JSON, on standard output. */
async function createReader(env: Record<string, string> = {}, options = {}) {
  const { run, ...installation } = await createInstallation(env, options)
  async function read(args: string[], more: Record<string, string> = {}) {
    const { code, out, err } = await run([...args, '--json'], more)
    return { code, err, json: JSON.parse(out) }
  }
  return { ...installation, run, read }
}

/** They print no result: a service that runs, and the script of a shell. */
const withoutResult = ['start', 'complete']

it('is offered by all commands that print a result', async () => {
  const { run } = await createInstallation()
  const { out } = await run(['--help'])
  const listed = [...out.matchAll(/^ {2}([a-z][a-z -]*[a-z])(?: <\S+>| \[\S+\])* {2,}/gm)]
  const names = listed.map(([, name = '']) => name)
  expect(names).toEqual(expect.arrayContaining(['doctor', 'project apply', 'users list', 'export']))
  const lacking: string[] = []
  for (const name of names) {
    const help = await run([...name.split(' '), '--help'])
    if (!help.out.includes('--json')) lacking.push(name)
  }
  expect(lacking.sort()).toEqual(withoutResult.sort())
})

describe('with --json', () => {
  it('migrate and seed count what they did', async () => {
    const { read, dataDir, isEmbedded } = await createReader({}, { isNew: true })
    const first = await read(['migrate'])
    // A new embedded database is unpacked with all its tables.
    const some = isEmbedded ? 0 : expect.any(Number)
    const err = isEmbedded ? `Created a database in ${dataDir}.\n` : ''
    expect(first).toEqual({ code: 0, err, json: { applied_migrations: some } })
    expect((await read(['migrate'])).json).toEqual({ applied_migrations: 0 })
    expect((await read(['seed'])).json).toEqual({ project_ids: ['internal', demo.id] })
    const deleted = await read(['delete-demo-project'], production)
    expect(deleted.json).toEqual({ project_id: demo.id })
    expect((await read(['seed'], production)).json).toEqual({ project_ids: ['internal'] })
  })

  it('doctor lists facts, and problems with what to do', async () => {
    const { read } = await createReader()
    await read(['seed'])
    const healthy = await read(['doctor'])
    expect(healthy).toMatchObject({ code: 0, err: '', json: { problems: 0 } })
    expect(healthy.json.findings).toContainEqual({ name: 'configuration', fact: 'valid' })
    const { code, json } = await read(['doctor'], production)
    expect(code).toBe(1)
    expect(json.problems).toBeGreaterThan(0)
    expect(json.findings).toContainEqual({
      name: 'mail',
      problem: 'No email is sent.',
      advice: 'Set APP_SMTP_URL.',
    })
    const invalid = await read(['doctor'], { APP_PORT: 'eighty' })
    expect(invalid.json).toMatchObject({ problems: 1, findings: [{ name: 'configuration' }] })
  })

  it('import-users and export count records, and name the refused lines', async () => {
    const { read, dataDir } = await createReader()
    await read(['seed'])
    const file = join(dataDir, 'users.jsonl')
    const target = ['--project', demo.id]
    await writeFile(file, '{"primary_email":"ada@example.com"}\n{ not json\n')
    const imported = await read(['import-users', file, ...target])
    const none = { teams: 0, permissions: 0, projects: 0 }
    expect(imported.code).toBe(1)
    expect(imported.json).toEqual({
      project_id: demo.id,
      is_dry_run: false,
      imported: { users: 1, ...none },
      existing: 0,
      refused: [{ line: 2, reason: 'not JSON' }],
    })
    const again = await read(['import-users', file, '--dry-run', ...target])
    expect(again.json).toMatchObject({ is_dry_run: true, imported: { users: 0 }, existing: 1 })
    const exported = await read(['export', file, ...target])
    expect(exported.json).toEqual({ project_id: demo.id, file, lines: expect.any(Number) })
    expect(exported.json.lines).toBeGreaterThan(1)
  })

  it('sign-out-everyone counts sessions', async () => {
    const { read, serving } = await createReader()
    await serving(({ signUp }) => signUp())
    const { json } = await read(['sign-out-everyone', '--all'])
    expect(json).toEqual({ ended_sessions: 1 })
  })

  it('rotate-secret counts values by column, and reports its progress on standard error', async () => {
    const { read, serving } = await createReader({ APP_SECRET: production.APP_SECRET })
    const provider = { id: 'github', enabled: true, type: 'standard', client_id: 'id' }
    await serving(
      ({ configure }) => configure({ oauth_providers: [{ ...provider, client_secret: 'secret' }] }),
      { secret: production.APP_SECRET },
    )
    const place = expect.stringContaining('oauth_providers.client_secret')
    const counts = { unchanged: 0, reencrypted: 0, unreadable: 0 }
    const after = 'b0c1d2e3f4a5968778695a4b3c2d1e0f'
    const lost = await read(['rotate-secret'], { APP_SECRET: after })
    expect(lost.code).toBe(1)
    expect(lost.json.columns).toContainEqual({ place, ...counts, unreadable: 1 })
    const fallbacks = { APP_SECRET_FALLBACKS: production.APP_SECRET }
    const rotated = await read(['rotate-secret'], { APP_SECRET: after, ...fallbacks })
    expect(rotated.code).toBe(0)
    expect(rotated.err).toMatch(/^oauth_providers\.client_secret\w+: 1 re-encrypted, 0 unchanged$/m)
    expect(rotated.json.columns).toContainEqual({ place, ...counts, reencrypted: 1 })
  })
})
