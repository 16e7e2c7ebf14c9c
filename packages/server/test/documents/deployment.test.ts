import { readFileSync } from 'node:fs'
import { parse as parseToml } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import manifest from '../../package.json' with { type: 'json' }
import { readEnvironment, toConfig } from '../../src/config/config'
import { configTable } from '../../src/config/options'

const read = (path: string) =>
  readFileSync(new URL(`../../../../deploy/${path}`, import.meta.url), 'utf8')

/** Returns a sample without the lines that are comments. */
const withoutComments = (path: string) => read(path).replace(/^\s*#.*\n/gm, '')

/** Variables of a sample by name. A value that the operator adds later is empty. */
type Variables = Record<string, string>

function readCompose(path: string): Variables {
  const { environment } = parseYaml(read(path)).services['app-server']
  return withoutReferences(environment)
}

function readFly(): Variables {
  const text = read('npm/fly.toml')
  const secrets = [...text.matchAll(/(\w+)=…/g)].map(([, name = '']) => [name, ''])
  return { ...Object.fromEntries(secrets), ...(parseToml(text).env as Variables) }
}

function readRender(): Variables {
  const variables: { key: string; value?: string }[] = parseYaml(read('npm/render.yaml'))
    .services[0].envVars
  return Object.fromEntries(variables.map(({ key, value }) => [key, value ?? '']))
}

function readProcfile(): Variables {
  const set = [...read('npm/Procfile').matchAll(/(\w+)=(\S+)/g)]
  return withoutReferences(Object.fromEntries(set.map(([, name, value]) => [name, value])))
}

function readImage(path: string): Variables {
  const set = [...read(path).matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => line.split(' '))
  return Object.fromEntries(set.map((one) => one.split('=')))
}

function withoutReferences(variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, value.includes('$') ? '' : value]),
  )
}

const random = '4d1f9a0c7be2835610fa7b2c9d8e3041'

/** Values that the operator adds. */
const added: Variables = {
  APP_INTERNAL_SUPER_SECRET_ADMIN_KEY: `sak_${random}`,
  APP_MAIL_FROM: 'noreply@example.com',
  APP_PORT: '5000',
  APP_SECRET: random,
  APP_SMTP_URL: 'smtp://user:password@mail.example.com:587',
  APP_TRUSTED_PROXIES: 'loopback,uniquelocal',
  APP_URL: 'https://auth.example.com',
  DATABASE_URL: 'postgres://app:password@database/app',
}

/** Variables that Node, pnpm and the platform read. */
const others = ['CI', 'NODE_ENV', 'PORT']

const options = Object.values(configTable).map(({ env }) => env as string)

const complete = {
  'compose.yaml': readCompose('compose.yaml'),
  'npm/compose.yaml': readCompose('npm/compose.yaml'),
  'npm/fly.toml': readFly(),
  'npm/render.yaml': readRender(),
}

const parts = {
  Dockerfile: readImage('Dockerfile'),
  'npm/Dockerfile': readImage('npm/Dockerfile'),
  'npm/Procfile': readProcfile(),
}

describe('a sample of a deployment', () => {
  it.each(Object.entries({ ...complete, ...parts }))(
    '%s sets options of the service only',
    (_, variables) => {
      const names = Object.keys(variables)
      expect(names.length).toBeGreaterThan(0)
      expect(names.filter((name) => ![...options, ...others].includes(name))).toEqual([])
    },
  )

  it.each(Object.entries(complete))('%s starts in production once it is filled in', (_, given) => {
    const filled = Object.entries(given).map(([name, value]) => [name, value || added[name]])
    const config = toConfig(
      readEnvironment({ NODE_ENV: 'production', ...Object.fromEntries(filled) }),
    )
    expect(config).toMatchObject({ production: true, databaseUrl: expect.any(String) })
    expect(config.trustedProxies).not.toEqual([])
    expect(config.smtpUrl).toBeDefined()
  })

  it('leads requests to the port of the service', () => {
    const { port } = toConfig({})
    for (const image of ['Dockerfile', 'npm/Dockerfile']) {
      expect(read(image)).toContain(`EXPOSE ${port}\n`)
    }
    for (const compose of ['compose.yaml', 'npm/compose.yaml']) {
      const { ports } = parseYaml(read(compose)).services['app-server']
      expect(ports).toEqual([`127.0.0.1:${port}:${port}`])
    }
    expect(parseToml(read('npm/fly.toml')).http_service).toMatchObject({ internal_port: port })
    expect(complete['npm/render.yaml'].PORT).toBe(String(port))
  })

  it('proxies to the service, and replaces the address that a client claims', () => {
    const { port } = toConfig({})
    const [caddy, nginx] = [withoutComments('Caddyfile'), withoutComments('nginx.conf')]
    expect(caddy).toContain(`reverse_proxy 127.0.0.1:${port} {`)
    // Caddy does so unless it trusts the client, or is told otherwise.
    expect(caddy).not.toMatch(/trusted_proxies|forwarded-for/i)
    expect(nginx).toContain(`proxy_pass http://127.0.0.1:${port};`)
    expect(nginx.match(/.*forwarded-for.*/gi)).toEqual([
      '    proxy_set_header X-Forwarded-For $remote_addr;',
    ])
  })

  it('installs and starts the package with its real names, in the image', () => {
    const text = read('npm/Dockerfile')
    const { name, bin } = manifest
    expect(text).toContain(`ARG PACKAGE=${name}\n`)
    expect(text).toMatch(/^RUN npm install .*"\$PACKAGE"$/m)
    const path = `/service/node_modules/${name}/${bin['app-server'].replace('./', '')}`
    expect(text).toContain(`ENTRYPOINT ["node", "${path}"]\n`)
  })

  it('has valid settings of Railway', () => {
    expect(JSON.parse(read('npm/railway.json')).deploy.healthcheckPath).toBe('/ready')
  })
})
