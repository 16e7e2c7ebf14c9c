import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type Config, isLoopback } from '../config/config'
import { hasExampleSender } from '../emails/example-sender'
import { findPackageFolder } from '../lib/package-folder'
import { demoProject } from '../projects/demo-project'
import type { StartedServer } from '../run-server'
import type { Command } from './lib/command'
import { releaseMemoryOfStart } from './lib/release-memory'
import { CommandError } from './lib/terminal'
import { toConnectionError } from './lib/with-store'

/**
 * Time after which a process that does not finish ends, in milliseconds: 10 s for requests and 8 s for jobs. The files in
 * `deploy` give it 20 s.
 */
const stopTimeoutMs = 19_000

/** Runs the service until it receives a signal. */
export const startCommand: Command = {
  usage: 'start',
  about: 'Run the service.',
  async run({ config, terminal }) {
    const { createServer } = await import('../index')
    const server = await createServer(config).catch((error: unknown) => {
      throw toConnectionError(error)
    })
    const signal = waitForSignal()
    try {
      terminal.out(describe(server, await server.listen({ ownsProcess: true })))
    } catch (error) {
      await server.close()
      throw new CommandError(toReason(error as NodeJS.ErrnoException, server.config), {
        cause: error,
      })
    }
    void releaseMemoryOfStart()
    await signal
    const { stopDelaySeconds } = server.config
    // Without a delay, clients would open their next connections just when the port closes.
    if (stopDelaySeconds > 0) server.drain()
    await setTimeout(stopDelaySeconds * 1000)
    void setTimeout(stopTimeoutMs, null, { ref: false }).then(() => process.exit(1))
    await server.close()
    return 0
  },
}

/** Waits for a signal to stop. A second one ends the process at once. */
function waitForSignal(): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false
    const stop = () => {
      if (isStopping) process.exit(1)
      isStopping = true
      resolve()
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
  })
}

function toReason(
  { code = '', message }: NodeJS.ErrnoException,
  { port, host }: Pick<Config, 'port' | 'host'>,
): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the program that uses it, such as a service in development, or choose another port with APP_PORT or --port.`
  }
  // The last two are DNS errors: no such name, and no response.
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) {
    return `APP_HOST: ${JSON.stringify(host)} is not an address of this machine; expected one such as 127.0.0.1, or 0.0.0.0 for all.`
  }
  return message
}

/**
 * Returns the next step for an operator whose service has no project for apps yet. Only this
 * process can use an embedded database, so the command has to send a request to it, which needs a
 * key, or run while the service is stopped.
 */
function toFirstStep({ databaseUrl, internalSuperSecretAdminKey }: Config, url: string): string {
  // With the domain, without which links in emails and providers do not lead back to the app.
  const create = 'run app-server project create --name NAME --domain https://APP --out FILE'
  const readme = pathToFileURL(join(findPackageFolder(), 'README.md')).href
  return `  no project yet: ${step()}\n    explained in ${readme}#your-first-project-in-production\n`

  function step(): string {
    if (databaseUrl) return create
    if (!internalSuperSecretAdminKey) return `stop the service, ${create}, and start it again`
    return `${create} --url ${url}, with APP_INTERNAL_SUPER_SECRET_ADMIN_KEY as AUTH_ADMIN_KEY`
  }
}

/** Startup message for the operator. Keys are never printed in production. */
function describe({ config, internalKeys, hasProjects }: StartedServer, port: number): string {
  const own = toAddress(config.host, port)
  const url = config.url ?? own
  const lines = [`app-server listens on ${own}${url === own ? '' : ` for ${url}`}`]
  if (!config.production) {
    lines.push(
      `  project ${demoProject.id} (${demoProject.displayName})`,
      ...Object.values(demoProject.keys).map((key) => `    ${key}`),
      '  project internal',
      ...Object.values(internalKeys).map((key) => `    ${key}`),
    )
  }
  const delivery = config.smtpUrl
    ? `are sent by SMTP${describeSender(config)}`
    : config.production
      ? 'are not sent: set APP_SMTP_URL'
      : `are kept at ${url}/dev/outbox`
  // The absolute path shows if this was started in the wrong folder, where there is no data.
  const data = config.databaseUrl ? [] : [`  data in ${resolve(config.dataDir)}`]
  const next = config.production && !hasProjects ? toFirstStep(config, url) : ''
  return `${[...lines, `  emails ${delivery}`, ...data].join('\n')}\n${next}`
}

/** Returns the warning about a sender from which most emails do not arrive. */
function describeSender(config: Config): string {
  return hasExampleSender(config)
    ? ` from ${config.mailFrom}, so most of them do not arrive: set APP_MAIL_FROM`
    : ''
}

function toAddress(host: string, port: number): string {
  if (isLoopback(host)) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
