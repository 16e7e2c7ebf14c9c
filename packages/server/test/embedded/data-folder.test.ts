import {
  chmod,
  lstat,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createServer } from '../../src/index'
import { as, asInternal, createClient } from '../harness'
import { makeFolder, runAppServer, startAppServer } from '../run-app-server'
import { startMailServer } from '../stand-ins/mail-server'

const options = { log: 'silent', rateLimits: false } as const

describe('the data folder', () => {
  it('keeps users, sessions, emails and keys across a restart', async () => {
    const dataDir = await makeFolder()
    const first = await createServer({ ...options, dataDir })
    const { signUp, emailsTo } = createClient(first)
    const user = await signUp('kept@example.com')
    await emailsTo(user.email)
    await first.close()

    const second = await createServer({ ...options, dataDir })
    const { call, emailsTo: keptEmails } = createClient(second)
    const me = await call('GET', '/users/me', { headers: as('client', user.tokens) })
    expect(me.body.id).toBe(user.id)
    const refresh = await call('POST', '/auth/sessions/current/refresh', {
      headers: as('client', user.tokens),
    })
    expect(refresh.status).toBe(200)
    expect(await keptEmails(user.email)).toHaveLength(1)
    expect(second.internalKeys).toEqual(first.internalKeys)
    await second.close()
    expect(await readdir(dataDir)).not.toContain('process.lock')
  })

  it('explains what to do if it cannot be written to', async () => {
    const file = join(await makeFolder(), 'file')
    await writeFile(file, '')
    const dataDir = join(file, 'data')
    await expect(createServer({ ...options, dataDir })).rejects.toThrow(
      `The data folder ${dataDir} is not writable (ENOTDIR). Choose another one with APP_DATA_DIR or --data-dir.`,
    )
  })

  it('keeps everything acknowledged when the process is killed', async () => {
    const dataDir = await makeFolder()
    const first = await startAppServer(dataDir, { APP_RATE_LIMITS: 'off', APP_LOG: 'silent' })
    const acknowledged: { id: string; email: string; password: string }[] = []
    let isKilled = false
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let turn = 0; !isKilled; turn += 1) {
        try {
          acknowledged.push(await first.signUp(`w${writer}t${turn}@example.com`))
        } catch (error) {
          if (!isKilled) throw error
        }
        if (acknowledged.length >= 20 && !isKilled) {
          isKilled = true
          first.program.kill('SIGKILL')
        }
      }
    })
    await Promise.all(writers)
    await first.ended

    const second = await createServer({ ...options, dataDir })
    const { call } = createClient(second)
    for (const { id, email, password } of acknowledged) {
      const signIn = await call('POST', '/auth/password/sign-in', { body: { email, password } })
      expect(signIn.body.user_id).toBe(id)
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(20)
    await second.close()
  })

  it('keeps waiting jobs when the process is killed', async () => {
    const dataDir = await makeFolder()
    const silent = await startMailServer([250], new Promise(() => {}))
    const env = { APP_SMTP_URL: silent.url, APP_RATE_LIMITS: 'off' }
    const first = await startAppServer(dataDir, env)
    const { email } = await first.signUp('waiting@example.com')
    await silent.reached
    first.program.kill('SIGKILL')
    await first.ended

    const smtp = await startMailServer()
    const second = await createServer({ ...options, dataDir, smtpUrl: smtp.url })
    expect((await smtp.read(email)).to).toEqual([email])
    await second.close()
  })

  it('parks jobs that ended their process twice, for the operator to see', async () => {
    const dataDir = await makeFolder()
    for (const round of [1, 2]) {
      const silent = await startMailServer([250], new Promise(() => {}))
      const env = { APP_SMTP_URL: silent.url, APP_RATE_LIMITS: 'off' }
      const started = await startAppServer(dataDir, env)
      if (round === 1) await started.signUp('waiting@example.com')
      await silent.reached
      started.program.kill('SIGKILL')
      await started.ended
    }

    const smtp = await startMailServer()
    const third = await createServer({ ...options, dataDir, smtpUrl: smtp.url })
    const { call } = createClient(third)
    const headers = asInternal(third.internalKeys.superSecretAdminKey ?? '')
    const { body } = await call('GET', '/internal/jobs', { headers })
    expect(body.failed).toEqual([
      expect.objectContaining({ reason: expect.stringContaining('twice') }),
    ])
    expect(smtp.emails).toEqual([])
    await third.close()
  })

  it('is ignored by git, wherever it is', async () => {
    const dataDir = join(await makeFolder(), '.data', 'app-server')
    const server = await createServer({ ...options, dataDir })
    await server.close()
    expect(await readFile(join(dataDir, '.gitignore'), 'utf8')).toBe('*\n')
  })

  it('is left as it is, if it exists', async () => {
    const dataDir = await makeFolder()
    const server = await createServer({ ...options, dataDir })
    await server.close()
    expect(await readdir(dataDir)).not.toContain('.gitignore')
  })

  it('is asked through the service that uses it, where a command can', async () => {
    const dataDir = await makeFolder()
    const server = await createServer({ ...options, dataDir })
    const { code, output } = await runAppServer(['project', 'list', '--data-dir', dataDir]).ended
    expect([code, output]).toEqual([
      1,
      `The data folder ${dataDir} is in use by process ${process.pid}. If that is the service, stop it until this command has run, or ask it: add --url with its URL, such as http://localhost:8102, and set the admin key of the project internal (APP_INTERNAL_SUPER_SECRET_ADMIN_KEY of the service) as AUTH_ADMIN_KEY in the environment. Otherwise stop it.\n`,
    ])
    await server.close()
  })

  it('is used by one process at a time', async () => {
    const dataDir = await makeFolder()
    const first = await createServer({ ...options, dataDir })
    await expect(createServer({ ...options, dataDir })).rejects.toThrow(
      `The data folder ${dataDir} is in use by process ${process.pid}. Stop it, or choose another folder with APP_DATA_DIR or --data-dir.`,
    )
    const second = runAppServer(['start', '--port', '0', '--data-dir', dataDir])
    const { code, output } = await second.ended
    expect(code).toBe(1)
    expect(output).toContain(`in use by process ${process.pid}`)
    expect(output).not.toContain('    at ')
    await first.close()
  })

  it.each([
    ['a process that no longer runs', '999999999 123 abc'],
    ['a process of the same id, started at another time', `${process.pid} 1 abc`],
    ['no process', ''],
    ['a container that no longer runs', `${process.pid} 1 abc other/pid:[1]`],
  ])('is taken over from %s', async (_, claim) => {
    const dataDir = await makeFolder()
    await writeFile(join(dataDir, 'process.lock'), claim)
    const server = await createServer({ ...options, dataDir })
    await server.close()
  })

  it('is not taken over from a container that runs', async () => {
    const dataDir = await makeFolder()
    const path = join(dataDir, 'process.lock')
    await writeFile(path, `1 1 abc other/pid:[1]`)
    const touching = setInterval(() => utimes(path, new Date(), new Date()), 1000)
    onTestFinished(() => clearInterval(touching))
    await expect(createServer({ ...options, dataDir })).rejects.toThrow(
      'in use by process 1 of another container or machine.',
    )
  })

  it('is in use for other containers while its service runs', async () => {
    const dataDir = await makeFolder()
    const server = await createServer({ ...options, dataDir })
    const path = join(dataDir, 'process.lock')
    const { mtimeMs } = await stat(path)
    await expect.poll(async () => (await stat(path)).mtimeMs).toBeGreaterThan(mtimeMs)
    await server.close()
  })

  it('is left by a process that was paused until another took it over', async () => {
    const dataDir = await makeFolder()
    const paused = await startAppServer(dataDir)
    await writeFile(join(dataDir, 'process.lock'), '1 1 abc other/pid:[1]')
    const { code, output } = await paused.ended
    expect(code).toBe(1)
    expect(output).toContain(`Another process took over the data folder ${dataDir}`)
    expect(await readFile(join(dataDir, 'process.lock'), 'utf8')).toBe('1 1 abc other/pid:[1]')
  })

  it('names its secrets if they are damaged, and how to go on', async () => {
    const dataDir = await makeFolder()
    const path = join(dataDir, 'development-secrets.json')
    const start = () => createServer({ ...options, dataDir })
    await writeFile(path, '')
    await expect(start()).rejects.toThrow(`${path} is damaged. Restore it from a backup, or delete`)
    await rm(path)
    await (await start()).close()
    for (const damaged of ['{', '{"secret":"","internalKeys":{}}']) {
      await writeFile(path, damaged)
      await expect(start()).rejects.toThrow(/is damaged\. .* or choose another folder/)
      expect(await readFile(path, 'utf8')).toBe(damaged)
    }
    await rm(path)
    await mkdir(path)
    await expect(start()).rejects.toThrow(`${path} cannot be read (EISDIR).`)
  })

  it('names its database if it is damaged', async () => {
    const dataDir = await makeFolder()
    const start = () => createServer({ ...options, dataDir })
    await (await start()).close()
    await rm(join(dataDir, 'postgres', 'global'), { recursive: true })
    await expect(start()).rejects.toThrow(`The database in ${dataDir} cannot be opened (`)
  })

  it('keeps the files of an incomplete database', async () => {
    const dataDir = await makeFolder()
    const start = () => createServer({ ...options, dataDir })
    await (await start()).close()
    await rm(join(dataDir, 'postgres', 'PG_VERSION'))
    const files = await readdir(join(dataDir, 'postgres'), { recursive: true })
    await expect(start()).rejects.toThrow(
      /postgres contains files, but no complete database: .* Restore the folder/,
    )
    expect(await readdir(join(dataDir, 'postgres'), { recursive: true })).toEqual(files)
  })

  it('unpacks a database again after a start that was killed', async () => {
    const dataDir = await makeFolder()
    const database = join(dataDir, 'postgres')
    await mkdir(join(database, 'incomplete-database', 'base'), { recursive: true })
    await writeFile(join(database, 'incomplete-database', 'PG_VERSION'), '1')
    await mkdir(join(database, 'global'))
    await writeFile(join(database, 'global', '1'), '')
    await (await createServer({ ...options, dataDir })).close()
    expect(await readdir(database)).not.toContain('incomplete-database')
  })

  // As with the mount point of a volume, neither the folder nor its name can be replaced.
  it('keeps a new database in the folder that a link leads to', async () => {
    const [dataDir, other] = [await makeFolder(), await makeFolder()]
    await symlink(other, join(dataDir, 'postgres'))
    await (await createServer({ ...options, dataDir })).close()
    expect(await readdir(other)).toContain('PG_VERSION')
    expect((await lstat(join(dataDir, 'postgres'))).isSymbolicLink()).toBe(true)
  })

  it('is readable only by its owner', async () => {
    const folder = await makeFolder()
    await chmod(folder, 0o755)
    const dataDir = join(folder, 'data')
    const server = await createServer({ ...options, dataDir })
    await server.close()
    expect((await stat(dataDir)).mode & 0o077).toBe(0)
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o077).toBe(0)
    expect((await stat(join(dataDir, 'development-secrets.json'))).mode & 0o077).toBe(0)
  })

  it('is not touched by a server in memory', async () => {
    const dataDir = await makeFolder()
    const server = await createServer({ ...options, dataDir, databaseUrl: 'memory://' })
    await server.close()
    expect(await readdir(dataDir)).toEqual([])
  })
})
