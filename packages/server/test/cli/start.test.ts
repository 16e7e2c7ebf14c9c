import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { demo } from '../harness'
import { runAppServer } from '../run-app-server'
import { createInstallation } from './installation'

const production = {
  NODE_ENV: 'production',
  APP_SECRET: '4d1f9a0c7be2835610fa7b2c9d8e3041',
  APP_URL: 'http://localhost:8102',
}

describe('app-server start in production', () => {
  it('names the next step while there is no project, after the line that it is ready', async () => {
    const { run, dataDir, databaseUrl, isEmbedded } = await createInstallation(production, {
      isNew: true,
    })
    const env = {
      ...production,
      APP_DATA_DIR: dataDir,
      APP_LOG: 'silent',
      ...(!isEmbedded && { DATABASE_URL: databaseUrl }),
    }
    async function start(more: Record<string, string> = {}) {
      const started = runAppServer(['start', '--port', '0'], { ...env, ...more })
      // Printed at once with the lines above.
      await started.says(/listens on .*\n {2}emails .*\n/)
      started.program.kill('SIGTERM')
      return (await started.ended).output
    }
    const first = await start()
    expect(first).toMatch(
      /listens on [\s\S]*\n {2}no project yet: .*run app-server project create --name NAME --domain https:\/\/APP --out FILE/,
    )
    const [, page = ''] = /explained in (\S+)#your-first-project-in-production\n/.exec(first) ?? []
    const readme = await readFile(new URL(page), 'utf8')
    expect(readme).toContain('\n## Your first project in production\n')
    // Only one process can use an embedded database.
    expect(first.includes(': stop the service, run ')).toBe(isEmbedded)
    const key = 'sak_4d1f9a0c7be2835610fa7b2c9d8e3041f6a7b8c9'
    const url =
      ' --url http://localhost:8102, with APP_INTERNAL_SUPER_SECRET_ADMIN_KEY as AUTH_ADMIN_KEY\n'
    const second = await start({ APP_INTERNAL_SUPER_SECRET_ADMIN_KEY: key })
    expect(second.includes(url)).toBe(isEmbedded)
    expect(await start({ APP_SMTP_URL: 'smtp://localhost' })).toContain(
      '  emails are sent by SMTP from noreply@example.com, so most of them do not arrive: set APP_MAIL_FROM\n',
    )
    expect((await run(['project', 'create', '--name', 'Shop'])).code).toBe(0)
    expect(await start()).not.toContain('no project yet')
  })

  describe('with another secret', () => {
    const other = '9c1e0a7f34d6825b1e0f7a6c5d4b3921'
    const refusal =
      /^APP_SECRET: the data .* another secret\. .*, run app-server rotate-secret --lost\.$/m

    async function createShop() {
      const { run, dataDir, databaseUrl, isEmbedded } = await createInstallation(production)
      expect(await run(['project', 'create', '--name', 'Shop'])).toMatchObject({ code: 0 })
      const [id = ''] = /[0-9a-f-]{36}/.exec((await run(['project', 'list'])).out) ?? []
      const env = {
        ...production,
        APP_DATA_DIR: dataDir,
        ...(!isEmbedded && { DATABASE_URL: databaseUrl }),
      }
      const start = (more: Record<string, string>) =>
        runAppServer(['start', '--port', '0'], { ...env, ...more })
      return { run, start, id, dataDir }
    }

    it('is refused, as are commands, without a single encrypted setting', async () => {
      const { run, start } = await createShop()
      const { code, output } = await start({ APP_SECRET: other }).ended
      expect([code, output]).toEqual([1, expect.stringMatching(refusal)])
      for (const command of [
        ['project', 'list'],
        ['project', 'create', '--name', 'Other'],
        ['owner', 'add', 'ada@example.com', '--create'],
        ['migrate'],
        ['seed'],
      ]) {
        const refused = await run(command, { APP_SECRET: other }, 'correct horse')
        expect([refused.code, refused.err], command.join(' ')).toEqual([
          1,
          expect.stringMatching(refusal),
        ])
      }
      expect((await run(['project', 'list'])).out).not.toContain('Other')
      const former = start({ APP_SECRET: other, APP_SECRET_FALLBACKS: production.APP_SECRET })
      await former.says(/listens on/)
      former.program.kill('SIGTERM')
      await former.ended
    })

    it('is accepted once the former one is declared lost, and reports what it encrypted', async () => {
      const { run, start, id, dataDir } = await createShop()
      const google = { id: 'google', type: 'standard', enabled: true, client_id: 'shop' }
      const providers = [{ ...google, client_secret: 'hidden' }]
      const file = join(dataDir, 'shop.json')
      await writeFile(file, JSON.stringify({ config: { oauth_providers: providers } }))
      expect(await run(['project', 'apply', file, '--project', id])).toMatchObject({ code: 0 })
      const env = { APP_SECRET: other }
      const unknown = await run(['rotate-secret'], env)
      expect(unknown).toMatchObject({ code: 1, err: expect.stringContaining('with --lost') })
      expect((await run(['project', 'list'], env)).code).toBe(1)
      const lost = await run(['rotate-secret', '--lost'], env)
      expect(lost).toMatchObject({
        code: 0,
        err: expect.stringMatching(/^Values .* unknown secret: 1\./),
      })
      const started = start(env)
      await started.says(/data in the database was encrypted with another secret/)
      await started.says(/listens on/)
      started.program.kill('SIGTERM')
      await started.ended
      expect((await run(['project', 'list'])).err).toMatch(refusal)
      expect(await run(['project', 'apply', file, '--project', id], env)).toMatchObject({ code: 0 })
      expect((await run(['doctor'], env)).out).toContain('decrypts the database')
    })
  })

  it('is refused in development on its database, which would get a project with public keys', async () => {
    const { run, dataDir, databaseUrl, isEmbedded } = await createInstallation(production)
    const added = await run(['owner', 'add', 'ada@example.com', '--create'], {}, 'correct horse')
    expect(added).toMatchObject({ code: 0 })
    const { code, output } = await runAppServer(['start', '--port', '0'], {
      APP_DATA_DIR: dataDir,
      ...(!isEmbedded && { DATABASE_URL: databaseUrl }),
    }).ended
    expect(code).toBe(1)
    expect(output).toMatch(
      /Load .*environment.*, with NODE_ENV=production and APP_SECRET, or choose/,
    )
    expect((await run(['project', 'list'])).out).not.toContain(demo.id)
  })

  it('names the address that it listens on, and the public URL', async () => {
    const { dataDir, databaseUrl, isEmbedded } = await createInstallation(production)
    const started = runAppServer(['start', '--port', '0'], {
      ...production,
      APP_URL: 'https://auth.example.com',
      APP_DATA_DIR: dataDir,
      APP_LOG: 'silent',
      ...(!isEmbedded && { DATABASE_URL: databaseUrl }),
    })
    await started.says(/listens on http:\/\/localhost:\d+ for https:\/\/auth\.example\.com\n/)
    started.program.kill('SIGTERM')
    await started.ended
  })
})

describe('the output of app-server', () => {
  it('may be read in part, as by head', async () => {
    const { program, ended } = runAppServer(['--help'])
    program.stdout.destroy()
    expect(await ended).toEqual({ code: 0, output: '' })
  })
})

describe('app-server start', () => {
  it('names the option to check when the database is away, as other commands do', async () => {
    const { run } = await createInstallation({ DATABASE_URL: 'postgres://app@127.0.0.1:9/app' })
    const refused = await run(['start'])
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toMatch(/^Cannot connect to the database: .*ECONNREFUSED/)
    expect(refused.err).toContain('database in DATABASE_URL, or run app-server doctor.')
    expect(refused.err).toBe((await run(['project', 'list'])).err)
  })

  it.each(['no-such-host.invalid', '203.0.113.1'])(
    'names the option of an address to listen on that this machine does not have: %s',
    async (host) => {
      const { run } = await createInstallation({ DATABASE_URL: 'memory://', APP_DEV_EXPOSE: 'on' })
      const refused = await run(['start', '--host', host, '--port', '0'])
      expect(refused).toMatchObject({ code: 1, out: '' })
      expect(refused.err).toMatch(/^--host: ".*" is not an address of this machine; /)
    },
  )

  it('warns in the log of keys that expire within 30 days', async () => {
    const { run, serving } = await createInstallation()
    await run(['seed'])
    const lines: string[] = []
    const logTo = { write: (line: string) => void lines.push(line) }
    const start = () => serving(async () => {}, { log: 'warn', logTo })
    await run(['keys', 'create', '--project', demo.id, '--days', '31'])
    await start()
    expect(lines).toEqual([])
    await run(['keys', 'create', '--project', demo.id, '--days', '29'])
    await start()
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        level: 40,
        msg: expect.stringContaining('app-server keys create'),
        keys: [{ project: demo.id, keySet: expect.any(String), expiresAt: expect.any(String) }],
      },
    ])
  })
})
