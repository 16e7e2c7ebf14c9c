import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ConfigError, readEnvironment, toConfig } from './config'
import { configTable } from './options'

function problemsOf(env: Record<string, string>): string {
  try {
    toConfig(readEnvironment(env))
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}

const secret = '4d1f9a0c7be2835610fa7b2c9d8e3041'

describe('config', () => {
  it('has defaults for development without any variable', () => {
    expect(toConfig(readEnvironment({}))).toMatchObject({
      port: 8102,
      host: '127.0.0.1',
      databaseUrl: undefined,
      accessTokenSeconds: 600,
      rateLimits: true,
      log: 'info',
      production: false,
    })
  })

  it('reads every variable', () => {
    const env = {
      APP_PORT: '9000',
      APP_HOST: '0.0.0.0',
      APP_DEV_EXPOSE: 'on',
      APP_URL: 'https://auth.example.com/',
      DATABASE_URL: 'postgres://user:password@db/app',
      APP_RATE_LIMITS: 'off',
      APP_ACCESS_TOKEN_SECONDS: '30',
      APP_LOG: 'warn',
      NODE_ENV: 'test',
    }
    expect(toConfig(readEnvironment(env))).toMatchObject({
      port: 9000,
      host: '0.0.0.0',
      url: 'https://auth.example.com',
      databaseUrl: 'postgres://user:password@db/app',
      rateLimits: false,
      accessTokenSeconds: 30,
      log: 'warn',
      production: false,
    })
  })

  it('requires a primary for a replica', () => {
    const DATABASE_READ_URL = 'postgres://app@replica/app'
    expect(problemsOf({ DATABASE_READ_URL })).toContain('DATABASE_READ_URL')
    expect(problemsOf({ DATABASE_READ_URL, DATABASE_URL: 'memory://' })).toContain('DATABASE_URL')
    expect(problemsOf({ DATABASE_READ_URL, DATABASE_URL: 'postgres://app@db/app' })).toBe('')
  })

  it('treats an empty variable as unset', () => {
    expect(toConfig(readEnvironment({ APP_PORT: '', APP_SECRET: '' })).port).toBe(8102)
  })

  it.each([
    ['APP_PORT', 'abc'],
    ['APP_PORT', '65536'],
    ['APP_PORT', ' '],
    ['APP_URL', 'auth.example.com'],
    ['APP_RATE_LIMITS', 'yes'],
    ['APP_DATA_DIR', 'memory://'],
    ['APP_DATA_DIR', 'file:///var/lib/app-server'],
    ['APP_ACCESS_TOKEN_SECONDS', '0'],
    ['APP_ACCESS_TOKEN_SECONDS', '1.5'],
    ['APP_LOG', 'loud'],
    ['APP_MAIL_FROM', 'no address'],
    ['APP_TRUSTED_PROXIES', 'all'],
    ['APP_HOST', '0.0.0.0'],
    ['APP_HOST', '::ffff:192.0.2.1'],
    ['NODE_ENV', 'Production'],
  ])('rejects %s=%j, naming the variable, its value and the expected one', (variable, value) => {
    const message = problemsOf({ [variable]: value })
    expect(message).toContain(variable)
    expect(message).toContain(JSON.stringify(value))
    expect(message).toMatch(/; expected .+\.$/)
  })

  it.each([
    ['APP_DATA_DIR', '"/var/lib/app-server"'],
    ['APP_HOST', "'127.0.0.1'"],
    ['APP_URL', '"https://auth.example.com"'],
  ])('rejects %s in quotes, once', (variable, value) => {
    expect(problemsOf({ [variable]: value })).toBe(
      `${variable}: ${value} is in quotes; expected it without them.`,
    )
  })

  it.each([
    ['DATABASE_URL', 'mysql://root:hunter2@db'],
    ['APP_SMTP_URL', 'http://user:hunter2@mail'],
    ['APP_SECRET', 'hunter2'],
    ['APP_INTERNAL_SECRET_SERVER_KEY', 'hunter2 with spaces'],
  ])('rejects %s without revealing its value', (variable, value) => {
    const message = problemsOf({ [variable]: value })
    expect(message).toContain(variable)
    expect(message).not.toContain('hunter2')
  })

  it('reports all problems at once', () => {
    const message = problemsOf({ APP_PORT: 'x', APP_LOG: 'y', NODE_ENV: 'production' })
    expect(message.split('\n')).toHaveLength(4)
    expect(message).toContain('APP_SECRET')
  })

  it.each([
    ['APP_SECRET', {}, 'at least 32 characters'],
    ['APP_SECRET', { APP_SECRET: 'x'.repeat(32) }, 'is weak'],

    ['APP_URL', { APP_SECRET: secret }, 'missing'],
    ['APP_URL', { APP_SECRET: secret, APP_URL: 'http://auth.example.com' }, 'https'],
  ])('rejects an unsafe %s in production: %j', (variable, env, reason) => {
    const message = problemsOf({ NODE_ENV: 'production', ...env })
    expect(message).toContain(`${variable}: `)
    expect(message).toContain(reason)
    expect(message).not.toContain(secret)
  })

  it.each(['https://auth.example.com', 'http://localhost:8102', 'http://127.0.0.1:8102'])(
    'accepts %s in production',
    (url) => {
      expect(problemsOf({ NODE_ENV: 'production', APP_SECRET: secret, APP_URL: url })).toBe('')
    },
  )

  it.each([
    ['none', []],
    ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
  ])('parses the proxies %s', (value, proxies) => {
    expect(toConfig(readEnvironment({ APP_TRUSTED_PROXIES: value }))).toMatchObject({
      trustedProxies: proxies,
    })
  })

  it('matches the table of the README', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
    const rows = Object.values(configTable).map(
      ({ env, about, fallback }) => `| \`${env}\` | ${about} | ${fallback} |`,
    )
    // The formatter aligns the columns.
    expect(readme.replace(/ {2,}/g, ' ')).toContain(rows.join('\n'))
  })
})

describe('a key of the project internal', () => {
  const ending = 'e4a7d1c8f5b2093e6a9d4c7f1b8e5a2d0c3f6b9e'
  const kinds = [
    ['APP_INTERNAL_PUBLISHABLE_CLIENT_KEY', 'publishable client key', 'pck_'],
    ['APP_INTERNAL_SECRET_SERVER_KEY', 'secret server key', 'ssk_'],
    ['APP_INTERNAL_SUPER_SECRET_ADMIN_KEY', 'super secret admin key', 'sak_'],
  ] as const

  it.each(kinds)('has its own kind in %s', (variable, kind, prefix) => {
    expect(problemsOf({ [variable]: prefix + ending })).toBe('')
    expect(problemsOf({ [variable]: ending })).toBe('')
    const upper = prefix.toUpperCase()
    expect(problemsOf({ [variable]: upper + ending })).toBe(
      `${variable}: its value starts with ${upper}; expected ${prefix} in lower case.`,
    )
    for (const [, other, start] of kinds.filter(([, , one]) => one !== prefix)) {
      for (const given of [start, start.toUpperCase()]) {
        expect(problemsOf({ [variable]: given + ending })).toBe(
          `${variable}: its value is a ${other} (${given}…); expected a ${kind} (${prefix}…).`,
        )
      }
    }
  })
})
