import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { demo } from '../harness'
import { makeFolder, runAppServer, startAppServer } from '../run-app-server'
import { waitOptions } from '../wait-options'

describe('app-server', () => {
  it('prints its URL, its keys, and where emails are stored', async () => {
    const started = await startAppServer(await makeFolder())
    await started.says(/emails are kept at http:\S+\/dev\/outbox\n/)
    expect(started.output()).toContain(demo.id)
    expect(started.output()).toContain(demo.client)
    const health = await started.call('GET', '/health', { headers: {} })
    expect(health.body).toEqual({ status: 'ok' })
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes running requests and exits on %s',
    async (signal) => {
      const started = await startAppServer(await makeFolder())
      const running = started.signUp()
      await started.says(/emails/)
      // The request has reached the server once another one, sent later, has its response.
      await started.call('GET', '/health', { headers: {} })
      started.program.kill(signal)
      await expect(running).resolves.toMatchObject({ id: expect.any(String) })
      expect((await started.ended).code).toBe(0)
    },
  )

  it('keeps serving for a while after it is told to stop, and is not ready', async () => {
    const env = { APP_STOP_DELAY_SECONDS: '10' }
    const started = await startAppServer(await makeFolder(), env)
    const ready = () => started.call('GET', '/ready', { headers: {} })
    expect((await ready()).status).toBe(200)
    started.program.kill('SIGTERM')
    await vi.waitUntil(async () => (await ready()).status === 503, waitOptions)
    expect((await started.ended).code).toBe(0)
  })

  it('explains how to use another port if its own is taken', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void other.close())
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const run = runAppServer(['start', '--port', String(port), '--database-url', 'memory://'])
    const { code, output } = await run.ended
    expect(code).toBe(1)
    expect(output).toContain(`Port ${port} is in use`)
    expect(output).toContain('APP_PORT')
    expect(output).toContain('--port')
  })

  it('names a wrong option by its variable, and the expected value', async () => {
    const { code, output } = await runAppServer(['start'], { APP_PORT: 'eighty' }).ended
    expect(code).toBe(1)
    expect(output).toBe('APP_PORT: "eighty" is not valid; expected a number from 0 to 65535.\n')
  })

  it.each([
    [['fly'], 'Usage: app-server COMMAND'],
    [['start', 'now'], 'Usage: app-server start'],
    [['start', '--wings'], 'Usage: app-server start'],
    [['start', '--port'], 'Usage: app-server start'],
  ])('rejects the unknown argument %j', async (args, usage) => {
    const { code, output } = await runAppServer(args).ended
    expect(code).toBe(2)
    expect(output).toContain(usage)
  })

  it('prints its help', async () => {
    const { code, output } = await runAppServer(['--help']).ended
    expect(code).toBe(0)
    const names = ['APP_PORT', '--port', 'DATABASE_URL', '--smtp-url', 'NODE_ENV', 'keys create']
    for (const name of names) expect(output).toContain(name)
    const version = await runAppServer(['--version']).ended
    const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
    expect(version).toEqual({ code: 0, output: `${JSON.parse(manifest).version}\n` })
  })

  it.each([
    ['a command', ['pro'], /^project\t.*\nproviders\t/],
    ['a command of a group', ['project', 'ap'], /^apply\t/],
    ['an option', ['project', 'apply', '--dry'], /^--dry-run\t/],
  ])('completes %s', async (_name, words, suggestions) => {
    const { code, output } = await runAppServer(['complete', '--', ...words]).ended
    expect(code).toBe(0)
    expect(output).toMatch(suggestions)
  })

  it('names the version of Node that it needs, on an older one', () => {
    const bin = fileURLToPath(new URL('../../bin/app-server.js', import.meta.url))
    const older = `Object.defineProperty(process, 'versions', { value: { node: '20.18.3' } })`
    const args = ['--import', `data:text/javascript,${encodeURIComponent(older)}`, bin, '--help']
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    const [, needed = ''] = packageJson.engines.node.split('>=')
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      expect.stringMatching(new RegExp(`^app-server needs Node ${needed} or newer; this is v`)),
    ])
  })

  it('prints a script for the completion of bash', async () => {
    const { code, output } = await runAppServer(['complete', 'bash']).ended
    expect(code).toBe(0)
    execFileSync('bash', ['-n'], { input: output })
    expect(output).toMatch(/^complete -F \S+ app-server$/m)
  })

  it.each([
    ['zsh', /^compdef \S+ app-server$/m],
    ['fish', /^complete -c app-server -n .* -f -a '\$\w+'$/m],
    ['powershell', /^Register-ArgumentCompleter -CommandName 'app-server' /m],
  ])('prints a script for the completion of %s', async (shell, registration) => {
    const { code, output } = await runAppServer(['complete', shell]).ended
    expect(code).toBe(0)
    expect(output.replaceAll(/^\s+/gm, '')).toMatch(registration)
  })

  it('does not start production without a secret, and shows no key there', async () => {
    const refused = await runAppServer(['start'], { NODE_ENV: 'production' }).ended
    expect(refused).toEqual({
      code: 1,
      output: [
        'APP_SECRET: missing; in production expected at least 32 characters, such as the output of `openssl rand -hex 32`.',
        'APP_URL: missing; in production expected the https URL that browsers open.',
        '',
      ].join('\n'),
    })
    const key = 'sak_e4a7d1c8f5b2093e6a9d4c7f1b8e5a2d0c3f6b9e'
    const started = await startAppServer(await makeFolder(), {
      NODE_ENV: 'production',
      APP_SECRET: '4d1f9a0c7be2835610fa7b2c9d8e3041',
      APP_URL: 'http://localhost:8102',
      APP_INTERNAL_SUPER_SECRET_ADMIN_KEY: key,
    })
    await started.says(/emails are not sent: set APP_SMTP_URL/)
    expect(started.output()).not.toContain(key)
    expect(started.output()).not.toContain(demo.client)
  })
})
