import { readdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createInstallation } from '../cli/installation'
import { makeFolder, runAppServer } from '../run-app-server'

/** An installation whose folder, given relative to this process, does not exist yet. */
async function createAbsent() {
  const parent = await makeFolder()
  const folder = join(parent, '.data')
  const installation = await createInstallation({ APP_DATA_DIR: relative(process.cwd(), folder) })
  return { ...installation, parent, folder }
}

describe('a data folder without a database', () => {
  it.each([
    ['project list'],
    ['project show 7d9b2c1e-4f60-4a8b-9c3d-2e1f0a6b5c4d'],
    ['users list --project 7d9b2c1e-4f60-4a8b-9c3d-2e1f0a6b5c4d'],
    ['keys create'],
    ['owner add ada@example.com'],
    ['sign-out-everyone --all'],
    ['rotate-secret'],
    ['export out.jsonl --project internal'],
    ['import-users package.json --project internal'],
  ])('is not created by %s, which names it', async (line) => {
    const { run, parent, folder } = await createAbsent()
    expect(await run(line.split(' '))).toEqual({
      code: 1,
      out: '',
      err: `There is no database in ${folder}: app-server start and app-server seed create it. For another folder or a Postgres, set APP_DATA_DIR or DATABASE_URL.\n`,
    })
    expect(await readdir(parent)).toEqual([])
  })

  it.each([
    ['migrate'],
    ['seed'],
    ['project create --name Shop'],
    ['owner add ada@example.com --create', 'owner add ada@example.com'],
  ])('is created by %s, which says so once', async (line, next = line) => {
    const { run, folder } = await createAbsent()
    const created = `Created a database in ${folder}.\n`
    const first = await run(line.split(' '), {}, 'correct horse battery')
    expect([first.code, first.err.startsWith(created)]).toEqual([0, true])
    const second = await run(next.split(' '))
    expect([second.code, second.err.includes(created)]).toEqual([0, false])
    expect((await run(['project', 'list'])).code).toBe(0)
  })

  it.each(['seed', 'project create --name Shop', 'project list'])(
    'is not replaced by one in memory, which would end with %s',
    async (line) => {
      const { run } = await createAbsent()
      const refused = await run(line.split(' '), { DATABASE_URL: 'memory://' })
      expect(refused).toEqual({
        code: 1,
        out: '',
        err: 'DATABASE_URL: memory:// is a new database, which is lost when this command ends. Use the database of the service, or pass --url to use the running service.\n',
      })
    },
  )

  it('is not created by doctor, which finds no problem', async () => {
    const { run, parent, folder } = await createAbsent()
    const { code, out } = await run(['doctor'], { APP_URL: 'http://localhost:9' })
    expect(out).toContain(`ok       database       embedded, none yet in ${folder}\n`)
    expect(out).toMatch(/ok {7}migrations {5}none yet: app-server seed or start applies them/)
    expect(out).toMatch(/ok {7}url {12}\S+ is not reachable yet: start the service\n/)
    expect(code).toBe(0)
    expect(await readdir(parent)).toEqual([])
    await run(['seed'])
    expect((await run(['doctor'])).out).toMatch(
      new RegExp(`ok {7}database {7}Postgres \\d+, embedded in ${folder}\n`),
    )
  })

  it('is a problem for doctor where it cannot be created', async () => {
    const { run, parent } = await createAbsent()
    const file = join(parent, 'file')
    await writeFile(file, '')
    const { code, out } = await run(['doctor'], { APP_DATA_DIR: join(file, 'data') })
    expect(out).toContain(`problem  database       The data folder ${file}/data is not writable`)
    expect(code).toBe(1)
  })

  it('is named by the service that creates it', async () => {
    const { folder } = await createAbsent()
    const env = { APP_DATA_DIR: folder, APP_LOG: 'silent' }
    const started = runAppServer(['start', '--port', '0'], env)
    await started.says(/\n {2}emails .*\n/)
    started.program.kill('SIGTERM')
    expect((await started.ended).output).toContain(`\n  data in ${folder}\n`)
  })
})
