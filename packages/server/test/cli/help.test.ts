import { describe, expect, it } from 'vitest'
import { createInstallation } from './installation'

const hint = 'app-server --help lists all commands.'

describe('app-server --help', () => {
  it('lists the commands of groups, one line each', async () => {
    const { run } = await createInstallation()
    const { code, out } = await run(['--help'])
    expect(code).toBe(0)
    expect(out).toMatch(
      /^ {2}project apply <file> {2,}Apply a file of settings; creates new projects\.$/m,
    )
    expect(out).toMatch(/^ {2}keys revoke <keyset-id> {2,}Revoke/m)
    const nested = /^ {2}(?:project|keys|users|owner|mail|token) .*\n(?= {4})/m
    expect(out).not.toMatch(nested)
    expect(out).toMatch(/^ {2}start {2,}Run the service\.$/m)
    expect(out).toContain('APP_PORT')
  })

  it('lists each command once: former names work, and are not listed', async () => {
    const { run } = await createInstallation()
    const { out } = await run(['--help'])
    expect(out).not.toMatch(/^ {2}(?:create-keys|grant-project-creation) /m)
    expect((await run(['create-keys', '--help'])).out).toMatch(/^Usage: app-server create-keys/)
    const granted = await run(['grant-project-creation', '--help'])
    expect(granted.out).toMatch(/^Usage: app-server grant-project-creation/)
  })

  it.each([[['project', '--help']], [['project']], [['help', 'project']]])(
    'lists only the commands of a group: %j',
    async (args) => {
      const { run } = await createInstallation()
      const { code, out } = await run(args)
      expect(code).toBe(0)
      expect(out).toMatch(/^Usage: app-server project COMMAND/)
      expect(out).toContain('project list')
      expect(out).not.toContain('keys list')
      expect(out).not.toContain('APP_PORT')
    },
  )

  it('describes a command of a group', async () => {
    const { run } = await createInstallation()
    const { code, out } = await run(['project', 'apply', '--help'])
    expect(code).toBe(0)
    expect(out).toMatch(/^Usage: app-server project apply \[options\] <file>/)
    expect(out).toContain('--dry-run')
  })
})

describe('a mistyped command', () => {
  it.each([
    [['docter', '--port', '1'], 'doctor'],
    [['projct', 'list'], 'project'],
    [['project', 'craete', '--name', 'Shop'], 'create'],
  ])('%j gets the nearest one instead of the help', async (args, nearest) => {
    const { run } = await createInstallation()
    const { code, out, err } = await run(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(`(Did you mean ${nearest}?)`)
    expect(err).toContain(hint)
    expect(err.trim().split('\n').length).toBeLessThanOrEqual(4)
  })

  it.each([
    ['--prot', '--port'],
    ['--databse-url', '--database-url'],
  ])('the option %s gets the nearest one of the service', async (given, nearest) => {
    const { run } = await createInstallation()
    const { code, err } = await run(['start', given, '1'])
    expect(code).toBe(2)
    expect(err).toContain(`(Did you mean ${nearest}?)`)
  })

  it.each([[['toString']], [['project', 'constructor']]])('%j is none', async (args) => {
    const { run } = await createInstallation()
    expect((await run(args)).code).toBe(2)
  })

  it('is not guessed when none is near', async () => {
    const { run } = await createInstallation()
    const { code, err } = await run(['fly'])
    expect(code).toBe(2)
    expect(err).toContain("unknown command 'fly'")
    expect(err).toContain(hint)
    expect(err).not.toContain('Did you mean')
  })
})

describe('a wrong value', () => {
  it.each([
    [['start', '--port', 'abc'], {}, '--port: "abc" is not valid; expected a number from'],
    [['start', '--port', 'abc'], { APP_PORT: '1' }, '--port: "abc" is not valid;'],
    [['start'], { APP_PORT: 'abc' }, 'APP_PORT: "abc" is not valid; expected a number from'],
    [['init', '--framework', 'expres'], {}, '--framework: "expres" is not valid; expected one of'],
    [['init', '--framework', 'expres'], {}, '. Did you mean express?\n'],
  ])('of %j is reported by the name that was given, with %j', async (args, env, expected) => {
    const { run } = await createInstallation(env)
    const { code, err } = await run(args)
    expect(code).toBe(1)
    expect(err).toContain(expected)
  })
})

describe('a mistyped variable of the environment', () => {
  it('is reported, without its value', async () => {
    const { run } = await createInstallation({ APP_SMPT_URL: 'smtp://user:hidden@example.com' })
    const { code, err } = await run(['providers'])
    expect(code).toBe(0)
    expect(err).toBe('APP_SMPT_URL is not an option; did you mean APP_SMTP_URL?\n')
  })
})
