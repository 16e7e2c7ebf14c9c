import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { ConfigError, configTable, readEnvironment } from './config'
import { demoProject } from './db/seed'
import { createServer, type Server } from './index'

/** Running requests get this long to end when the server is told to stop, in milliseconds. */
const stopTimeoutMs = 10_000

function toOptionName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

const optionNames = Object.keys(configTable).filter((name) => name !== 'production')

function usage(): string {
  const rows = Object.entries(configTable).map(([name, row]) => {
    const option = name === 'production' ? '' : `--${toOptionName(name)} VALUE`
    return `  ${option.padEnd(46)}${row.env}\n      ${row.about} Default: ${row.fallback}.`
  })
  return `Usage: app-server start [options]\n\n${rows.join('\n')}\n`
}

function fail(message: string, code: number): never {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}

function readCommandLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
        ...Object.fromEntries(
          optionNames.map((name) => [toOptionName(name), { type: 'string' as const }]),
        ),
      },
    })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n\n${usage()}`, 2)
  }
}

async function start(values: Record<string, unknown>): Promise<void> {
  const given = optionNames.flatMap((name) => {
    const value = values[toOptionName(name)]
    return value === undefined ? [] : [[name, value]]
  })
  const input = { ...readEnvironment(process.env), ...Object.fromEntries(given) }
  const server = await createServer(input)
  const listener = serve({
    fetch: server.fetch,
    port: server.config.port,
    hostname: server.config.host,
  })
  listener.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? `Port ${server.config.port} is taken. Choose another with APP_PORT or --port.`
        : error.message
    void server.close().then(() => fail(reason, 1))
  })
  listener.on('listening', () => {
    const address = listener.address()
    const { port } = typeof address === 'object' && address ? address : server.config
    process.stdout.write(describe(server, port))
  })

  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    listener.close(() => void server.close().then(() => process.exit(0)))
    if ('closeIdleConnections' in listener) listener.closeIdleConnections()
    setTimeout(() => process.exit(1), stopTimeoutMs).unref()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** What whoever started the server wants to know. In production no key is ever printed. */
function describe({ config, internalKeys }: Server, port: number): string {
  const url = config.url ?? `http://localhost:${port}`
  const lines = [`app-server listens on ${url}`]
  if (!config.production) {
    lines.push(
      `  project ${demoProject.id} (${demoProject.displayName})`,
      ...Object.values(demoProject.keys).map((key) => `    ${key}`),
      '  project internal',
      ...Object.values(internalKeys).map((key) => `    ${key}`),
    )
  }
  const mails = config.smtpUrl
    ? 'go out by SMTP'
    : config.production
      ? 'are not sent: set APP_SMTP_URL'
      : `are kept at ${url}/dev/outbox`
  return `${[...lines, `  mails ${mails}`].join('\n')}\n`
}

const { values, positionals } = readCommandLine()
if (values.version) {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  process.stdout.write(`${JSON.parse(manifest).version}\n`)
} else if (values.help || positionals.length === 0) {
  process.stdout.write(usage())
} else if (positionals.length > 1 || positionals[0] !== 'start') {
  fail(`Unknown command: ${positionals.join(' ')}\n\n${usage()}`, 2)
} else {
  start(values).catch((error: unknown) => {
    if (error instanceof ConfigError) fail(error.message, 1)
    fail(error instanceof Error ? error.message : String(error), 1)
  })
}
