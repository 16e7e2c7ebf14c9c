import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createInstallation } from './installation'

const fresh = '7d9b2c1e-4f60-4a8b-9c3d-2e1f0a6b5c4d'

const production = {
  NODE_ENV: 'production',
  APP_SECRET: '4d1f9a0c7be2835610fa7b2c9d8e3041',
  APP_URL: 'https://auth.example.com',
}

const keys = { APP_SHARED_OAUTH_KEYS: '{"google":{"clientId":"id","clientSecret":"secret"}}' }

const google = { id: 'google', type: 'shared', enabled: true }

const notShared = /^The provider google cannot be shared, .*APP_SHARED_OAUTH_KEYS/m

interface Settings {
  is_production_mode?: boolean
  config: object
}

/** The two commands that write the settings of a project from a file to the database. */
const commands: [string, (path: string, settings: Settings) => [object, string[]]][] = [
  [
    'project apply',
    (path, settings) => [
      { id: fresh, display_name: 'Shop', ...settings },
      ['project', 'apply', path],
    ],
  ],
  [
    'import-users --settings',
    (path, settings) => [
      { type: 'project', settings },
      ['import-users', path, '--project', fresh, '--settings'],
    ],
  ],
]

describe.each(commands)('app-server %s', (_, toCommand) => {
  async function createTarget() {
    const installation = await createInstallation(production)
    const { run, dataDir } = installation
    await run(['seed'])
    const path = join(dataDir, 'settings.json')
    async function write(
      settings: Settings,
      env: Record<string, string> = {},
      options: string[] = [],
    ) {
      const [document, args] = toCommand(path, settings)
      await writeFile(path, JSON.stringify(document))
      return run([...args, ...options], env)
    }
    return { ...installation, write }
  }

  it('refuses a shared provider without keys of the service', async () => {
    const { run, write } = await createTarget()
    const settings = { config: { oauth_providers: [google] } }
    const refused = await write(settings)
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringMatching(notShared) })
    expect((await run(['project', 'show', fresh])).out).not.toContain('google')
    const off = { config: { oauth_providers: [{ ...google, enabled: false }] } }
    expect(await write(off)).toMatchObject({ code: 0 })
    expect(await write(settings, keys)).toMatchObject({ code: 0 })
    // One that works no longer may stay, so that the other settings can change.
    expect(await write(settings)).toMatchObject({ code: 0 })
  })

  it.each([
    { oauth_providers: [google] },
    { domains: [{ domain: 'https://*.a.com', handler_path: '/handler' }] },
  ])('leaves no project behind if it refuses the settings of a new one, %j', async (config) => {
    const { run, write } = await createTarget()
    expect(await write({ config })).toMatchObject({ code: 1 })
    expect(await run(['project', 'show', fresh])).toMatchObject({
      code: 1,
      err: expect.stringContaining(`Project ${fresh} does not exist.`),
    })
  })

  it('refuses production mode while settings prevent it', async () => {
    const { run, write } = await createTarget()
    const settings = { is_production_mode: true, config: { allow_localhost: true } }
    expect(await write(settings)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^Production mode is not possible: Localhost is not allowed/m),
    })
    expect((await run(['project', 'show', fresh])).out).not.toContain('is_production_mode: true')
    const config = { allow_localhost: false }
    expect(await write({ ...settings, config })).toMatchObject({ code: 0 })
    const domains = [{ domain: 'http://shop.example.com', handler_path: '/handler' }]
    expect((await write({ config: { domains } })).err).toContain('should be HTTPS')
  })

  it.each([
    'https://a.com,https://b.com',
    'https://a.com;',
    "https://a.com'",
    'https://$APP_HOST',
    'https://$(HOST)',
    'https://*.a.com',
  ])('refuses a domain that no page has, %j', async (domain) => {
    const { write } = await createTarget()
    const refused = await write({ config: { domains: [{ domain, handler_path: '/handler' }] } })
    expect(refused.code).toBe(1)
    expect(refused.err).toMatch(/domain: must be one host without a wildcard/)
  })

  it.each([
    'http://[::1]:3000',
    'https://münchen.example',
    'https://a.example.com/app',
    'http://shop_1',
  ])('accepts the domain %j', async (domain) => {
    const { write } = await createTarget()
    const settings = { config: { domains: [{ domain, handler_path: '/handler' }] } }
    expect(await write(settings)).toMatchObject({ code: 0 })
  })

  it.each(['/handler?x', '/handler#x', '//handler', '/Handler ', 'handler', '/\\evil.test'])(
    'refuses a path of pages that no page has, %j',
    async (handler_path) => {
      const { write } = await createTarget()
      const domains = [{ domain: 'https://shop.example.com', handler_path }]
      const refused = await write({ config: { domains } })
      expect(refused.code).toBe(1)
      expect(refused.err).toMatch(/handler_path: must be a path such as \/handler/)
    },
  )

  it.each([
    ['host', 'smtp://mail.example.com', 'must be a host name or IP address'],
    ['host', 'cafe:25', 'must be a host name or IP address'],
    ['host', '[2001:db8::1]', 'must be a host name or IP address'],
    ['host', 'mail.example.com:587', 'must be a host name or IP address'],
    ['host', 'mail.example.com/', 'must be a host name or IP address'],
    ['host', '"mail.example.com"', 'must be a host name or IP address'],
    ['host', ' mail.example.com', 'must be a host name or IP address'],
    ['port', 0, 'port: '],
  ])('refuses the %s %j of a mail server', async (name, value, reason) => {
    const { write } = await createTarget()
    const server = { host: 'mail.example.com', port: 587, username: 'ada', password: 'secret' }
    const sender = { sender_name: 'Shop', sender_email: 'shop@example.com' }
    const email_config = { type: 'standard', ...server, ...sender }
    const refused = await write({ config: { email_config: { ...email_config, [name]: value } } })
    expect(refused.code).toBe(1)
    expect(refused.err).toContain(reason)
    const addresses = ['mail.example.com', '2001:db8::1', '192.0.2.1']
    for (const host of addresses) {
      expect(await write({ config: { email_config: { ...email_config, host } } })).toMatchObject({
        code: 0,
      })
    }
  })

  it('refuses the same in a dry run, which changes nothing', async () => {
    const { run, write } = await createTarget()
    await write({ config: { allow_localhost: true } })
    const shown = (await run(['project', 'show', fresh])).out
    const check = (settings: Settings) => write(settings, {}, ['--dry-run'])
    const shared = await check({ config: { oauth_providers: [google] } })
    expect(shared).toMatchObject({ code: 1, out: '', err: expect.stringMatching(notShared) })
    const mode = await check({ is_production_mode: true, config: {} })
    expect(mode).toMatchObject({ code: 1, out: '' })
    expect(mode.err).toContain('Production mode is not possible: Localhost is not allowed')
    const valid = await check({ config: { credential_enabled: false } })
    expect(valid.code).toBe(0)
    expect((await run(['project', 'show', fresh])).out).toBe(shown)
  })
})
