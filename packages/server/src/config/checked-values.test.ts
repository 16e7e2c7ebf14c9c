import { describe, expect, it } from 'vitest'
import { providers } from '../sign-in/oauth/providers/index'
import { ConfigError, readEnvironment, toConfig } from './config'

const read = (env: Record<string, string>) => toConfig(readEnvironment(env))

function problemsOf(env: Record<string, string>): string {
  try {
    read(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}

const secret = '4d1f9a0c7be2835610fa7b2c9d8e3041'
const serverKey = 'ssk_e4a7d1c8f5b2093e6a9d4c7f1b8e5a2d0c3f6b9e'

describe('APP_URL', () => {
  it.each([
    'https://a.example.com',
    'https://a.example.com/',
    'https://a.example.com//',
    'HTTPS://A.Example.com',
    'https://a.example.com:443',
  ])('is as browsers write it: %s', (url) =>
    expect(read({ APP_URL: url }).url).toBe('https://a.example.com'),
  )

  it.each(['/auth', '//auth/', '?x=1', '/?x=1', '#top', '?', '/#'])('refuses %s', (rest) => {
    const url = `https://a.example.com${rest}`
    expect(problemsOf({ APP_URL: url })).toBe(
      `APP_URL: "${url}" is not valid; expected an http or https URL without a path, such as https://auth.example.com.`,
    )
  })

  it('refuses a user and password', () => {
    expect(problemsOf({ APP_URL: 'https://ada:pass@a.example.com' })).toContain('is not valid')
  })
})

describe('APP_DATA_DIR', () => {
  it.each(['memory:', ':memory:', 'memory://', 'file:/var/lib', ' ', '\t'])(
    'refuses %j',
    (folder) => {
      expect(problemsOf({ APP_DATA_DIR: folder })).toBe(
        `APP_DATA_DIR: ${JSON.stringify(folder)} is not valid; expected the path of a folder; DATABASE_URL=memory:// keeps a database in memory.`,
      )
    },
  )

  it.each([
    ['~', '~'],
    ['~/data', '~'],
    ['~ada/data', '~ada'],
    ['$HOME/data', '$HOME'],
    ['%APPDATA%/data', '%APPDATA%'],
    ['data/$USER', '$USER'],
    [`.data/$\{APP}`, `$\{APP}`],
  ])('refuses %s, which only a shell expands', (folder, part) => {
    expect(problemsOf({ APP_DATA_DIR: folder })).toBe(
      `APP_DATA_DIR: ${part} in "${folder}" is not expanded; expected the full path, or ./${folder} for a folder of this name.`,
    )
  })

  it.each([
    ['/data/$USER', '$USER'],
    ['/$USER/data', '$USER'],
    [`/data/$\{APP}/db`, `$\{APP}`],
    [`/data/$\{APP}-db`, `$\{APP}`],
    ['/data/$(whoami)', '$(whoami)'],
    ['C:/%APPDATA%/x', '%APPDATA%'],
  ])('refuses %s, which only a shell expands', (folder, part) => {
    expect(problemsOf({ APP_DATA_DIR: folder })).toBe(
      `APP_DATA_DIR: ${part} in "${folder}" is not expanded; expected the full path.`,
    )
  })

  it.each([
    'data',
    '.data/app-server',
    '/var/lib/app-server',
    '/data/a$b',
    '/data/my%20db%20x',
    '../$USER',
    'C:\\data',
    'D:/data',
    './~',
    './$USER',
    'a b',
  ])('accepts %s', (folder) => expect(read({ APP_DATA_DIR: folder }).dataDir).toBe(folder))
})

describe('APP_HOST', () => {
  const exposed = { APP_DEV_EXPOSE: 'on' }

  it.each([
    'http://0.0.0.0',
    '0.0.0.0/',
    '0.0.0.0:8102',
    '999.1.1.1',
    '127.1',
    '0',
    '*',
    '[::1]',
    'a b',
    'a..example.com',
    '-a.example.com',
  ])('refuses %s', (host) => {
    expect(problemsOf({ APP_HOST: host, ...exposed })).toBe(
      `APP_HOST: "${host}" is not valid; expected a host name or IP address, without scheme, port and path.`,
    )
  })

  it.each([
    ['0.0.0.0', '0.0.0.0'],
    ['::', '::'],
    ['fe80::1%eth0', 'fe80::1%eth0'],
    ['fly-local-6pn', 'fly-local-6pn'],
    ['Auth.internal', 'auth.internal'],
    ['10.example.com', '10.example.com'],
    ['app_server', 'app_server'],
  ])('accepts %s', (host, expected) => {
    expect(read({ APP_HOST: host, ...exposed }).host).toBe(expected)
  })

  it('is this machine in upper case, too', () => {
    expect(read({ APP_HOST: 'LOCALHOST' }).host).toBe('localhost')
  })
})

describe('a value as a file or editor leaves it', () => {
  it.each([
    ['APP_SECRET', secret],
    ['APP_SECRET_FALLBACKS', secret],
    ['APP_SECRET_FALLBACKS', `${secret},${secret}`],
    ['APP_INTERNAL_SECRET_SERVER_KEY', serverKey],
    ['APP_METRICS_TOKEN', secret],
    ['APP_SHARED_OAUTH_CLIENT_SECRET', secret],
    ['APP_SHARED_OAUTH_KEYS', `{"google":{"clientId":"id","clientSecret":"${secret}"}}`],
    ['DATABASE_URL', `postgres://app:${secret}@db/app`],
  ])('is refused for %s, without the value', (variable, value) => {
    for (const quote of [`"`, `'`]) {
      expect(problemsOf({ [variable]: quote + value + quote })).toBe(
        `${variable}: its value is in quotes; expected it without them.`,
      )
    }
    if (variable === 'APP_SHARED_OAUTH_KEYS') return
    for (const [before, after] of [
      ['', '\r'],
      ['', '\n'],
      [' ', ''],
    ]) {
      expect(problemsOf({ [variable]: before + value + after })).toBe(
        `${variable}: its value has spaces or line ends around it; expected it without them.`,
      )
    }
  })

  it('is refused for public options, with the value', () => {
    expect(problemsOf({ APP_HOST: '127.0.0.1\r' })).toBe(
      'APP_HOST: "127.0.0.1\\r" has spaces or line ends around it; expected it without them.',
    )
  })

  it('is refused for one of several secrets', () => {
    const problem = problemsOf({ APP_SECRET_FALLBACKS: `${secret},"${secret}"` })
    expect(problem).toMatch(/^APP_SECRET_FALLBACKS: its value is not valid; expected /)
  })

  it('is one problem in production', () => {
    const env = { NODE_ENV: 'production', APP_URL: 'https://a.example.com' }
    expect(problemsOf({ ...env, APP_SECRET: `"${secret}"` })).toBe(
      'APP_SECRET: its value is in quotes; expected it without them.',
    )
  })

  it('may be JSON on several lines', () => {
    const keys = '\n{\n  "google": { "clientId": "id", "clientSecret": "secret" }\n}\n'
    expect(read({ APP_SHARED_OAUTH_KEYS: keys }).sharedOauthKeys).toHaveProperty('google')
  })
})

describe('URLs that the service appends to', () => {
  it.each([
    ['https://a.example.com/range', 'https://a.example.com/range/'],
    ['https://a.example.com/range/', 'https://a.example.com/range/'],
    ['https://a.example.com', 'https://a.example.com/'],
    ['https://a.example.com/?prefix=', 'https://a.example.com/?prefix='],
  ])('adds the slash of the range API to %s', (url, expected) => {
    expect(read({ APP_BREACHED_PASSWORDS_URL: url }).breachedPasswordsUrl).toBe(expected)
  })

  it.each([
    ['APP_BREACHED_PASSWORDS_URL', 'https://a.example.com/range/#top'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318/v1/traces'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318/v1/traces/'],
  ])('refuses %s=%s', (variable, url) => {
    expect(problemsOf({ [variable]: url })).toContain(`${variable}: "${url}" is not valid`)
  })
})

describe('a URL with a password', () => {
  it.each([
    ['DATABASE_URL', 'postgres://u:p#x@h/db'],
    ['DATABASE_URL', 'postgres://u:5#x@h/db'],
    ['DATABASE_URL', 'postgres://u:p/x@h/db'],
    ['DATABASE_URL', 'postgres://u:5/x@h/db'],
    ['DATABASE_URL', 'postgres://u:p?x@h/db'],
    ['DATABASE_URL', 'postgres://u:p@h:port/db'],
    ['DATABASE_URL', 'postgres://u:5?x@h/db'],
    ['REDIS_URL', 'redis://:p#x@h'],
    ['APP_SMTP_URL', 'smtp://u:p#x@h:587'],
    ['APP_SMTP_URL', 'smtp://u:5#x@h:587'],
    ['APP_SMTP_URL', 'smtp://u:p/x@h:587'],
    ['APP_SMTP_URL', 'smtp://u:5/x@h:587'],
    ['APP_SMTP_URL', 'smtps://u:p?x@h'],
    ['APP_SMTP_URL', 'smtps://u:5?x@h'],
    ['APP_SMTP_URL', 'smtp://token/x@h'],
  ])('is refused with a character that ends it, in %s=%s, without printing it', (variable, url) => {
    expect(problemsOf({ [variable]: url })).toBe(
      `${variable}: its value is not a valid URL; the port is a number up to 65535, and the characters #, /, ?, : and @ of a password are written as %23, %2F, %3F, %3A and %40.`,
    )
  })

  it.each(['./data', ':memory:', 'memory', 'postgres', 'mysql://u:p#x@h/db'])(
    'names the formats of a database in place of DATABASE_URL=%s',
    (value) => {
      expect(problemsOf({ DATABASE_URL: value })).toBe(
        'DATABASE_URL: its value is not valid; expected a postgres:// URL, memory://, or no value for the embedded database in the folder APP_DATA_DIR.',
      )
    },
  )

  it.each([
    ['DATABASE_URL', 'postgres://u:p@h/db;', ';', '%3B'],
    ['DATABASE_URL', 'postgres://u:p@h/db",', '",', '%22%2C'],
    ['DATABASE_URL', 'postgres:///db?password=abc;', ';', '%3B'],
    ['REDIS_URL', 'redis://redis:6379/0;', ';', '%3B'],
    ['APP_SMTP_URL', 'smtp://u:p@h:587,', ',', '%2C'],
  ])('is refused with what follows it, in %s=%s', (variable, url, end, encoded) => {
    expect(problemsOf({ [variable]: url })).toBe(
      `${variable}: its value ends in ${end}; expected it without, or ${encoded} if it is part of the password.`,
    )
  })

  it('may have its scheme in upper case', () => {
    expect(read({ DATABASE_URL: 'POSTGRES://u@h/Db' }).databaseUrl).toBe('postgres://u@h/Db')
    expect(read({ APP_SMTP_URL: 'SMTP://h' }).smtpUrl).toBe('smtp://h')
    expect(read({ REDIS_URL: 'Rediss://h' }).redisUrl).toBe('rediss://h')
  })

  it.each([
    'postgres://u:p%23x@h/db',
    'postgres://u@/db?host=/var/run/postgresql',
    'postgresql://u:p@[::1]:5432/db?sslmode=require',
    'postgres:///db',
    'memory://',
  ])('is accepted as DATABASE_URL=%s', (url) => {
    expect(problemsOf({ DATABASE_URL: url })).toBe('')
  })

  it.each([
    'smtp://u:p%23%2F%3Fx@h:587',
    'smtps://u:50%@h',
    'smtp://mail.example.com',
    'smtp://u@[::1]:25',
    'smtp://u:p@h?tls.rejectUnauthorized=false',
  ])('is accepted as APP_SMTP_URL=%s', (url) => {
    expect(read({ APP_SMTP_URL: url }).smtpUrl).toBe(url)
  })

  it.each(['smtp://', 'smtp:///x', 'smtps://u:p@/', 'mail.example.com:587'])(
    'needs a scheme and a host in APP_SMTP_URL=%s',
    (url) => expect(problemsOf({ APP_SMTP_URL: url })).toMatch(/^APP_SMTP_URL: its value is not /),
  )

  it('is refused as REDIS_URL with a % that encodes nothing', () => {
    expect(problemsOf({ REDIS_URL: 'redis://:50%off@h' })).toBe(
      'REDIS_URL: its value is not valid; expected a redis:// or rediss:// URL, with % in a password as %25.',
    )
  })

  it('keeps a header that is not encoded', () => {
    expect(read({ OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer 50%' })).toMatchObject({
      otelHeaders: { authorization: 'Bearer 50%' },
    })
  })
})

describe('names in JSON', () => {
  const keys = { clientId: 'id', clientSecret: 'hunter2' }
  const shareable = 'google, github, microsoft or spotify'

  it.each(['Google', 'gogle', 'discord'])('refuses shared keys of %s', (id) => {
    const json = `{"google":${JSON.stringify(keys)},"${id}":${JSON.stringify(keys)}}`
    const problem = problemsOf({ APP_SHARED_OAUTH_KEYS: json })
    expect(problem).toBe(
      `APP_SHARED_OAUTH_KEYS: "${id}" is not a provider that can be shared; expected ${shareable}.`,
    )
  })

  it('refuses endpoints of an unknown provider', () => {
    const env = { APP_OAUTH_ENDPOINTS: '{"GitLab":{"token":"https://git.example.com/token"}}' }
    expect(problemsOf(env)).toMatch(
      /^APP_OAUTH_ENDPOINTS: "GitLab" is not a provider; expected google, .*gitlab, .* or x\.$/,
    )
  })

  it('refuses an unknown endpoint', () => {
    const env = { APP_OAUTH_ENDPOINTS: '{"gitlab":{"autorize":"https://git.example.com/a"}}' }
    expect(problemsOf(env)).toBe(
      'APP_OAUTH_ENDPOINTS: "autorize" of gitlab is not an endpoint; expected issuer, authorize, token, account or emails.',
    )
  })

  it('refuses the document of an issuer in APP_OAUTH_ENDPOINTS', () => {
    const issuer = 'https://git.example.com/.well-known/openid-configuration'
    expect(problemsOf({ APP_OAUTH_ENDPOINTS: JSON.stringify({ gitlab: { issuer } }) })).toBe(
      'APP_OAUTH_ENDPOINTS: The issuer of gitlab is a document; expected the URL before /.well-known/.',
    )
  })

  it.each(Object.entries(providers))('accepts all endpoints of %s', (id, { endpoints }) => {
    expect(problemsOf({ APP_OAUTH_ENDPOINTS: JSON.stringify({ [id]: endpoints }) })).toBe('')
  })

  it('accepts known ones', () => {
    const endpoints = { gitlab: { authorize: 'https://git.example.com/a' } }
    const env = {
      APP_OAUTH_ENDPOINTS: JSON.stringify(endpoints),
      APP_SHARED_OAUTH_KEYS: JSON.stringify({ google: keys }),
    }
    expect(read(env)).toMatchObject({
      oauthEndpoints: endpoints,
      sharedOauthKeys: { google: keys },
    })
  })
})
