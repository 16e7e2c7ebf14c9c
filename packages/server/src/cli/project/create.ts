import { existsSync } from 'node:fs'
import { contract } from '@app/contract'
import type { Store } from '../../db/store'
import type { ProjectFile } from '../../import-export/project-file'
import type { NewProject } from '../../routes/projects/create-with-keys'
import type { Command, CommandInput } from '../lib/command'
import { daysOption, toKeyExpiry } from '../lib/key-expiry'
import { jsonOption, print, toCell, toTime } from '../lib/output'
import { writeSecretFile } from '../lib/secret-file'
import type { ServiceClient } from '../lib/service-client'
import { readServiceUrl, serviceOption } from '../lib/service-option'
import { CommandError, type Terminal } from '../lib/terminal'
import { withProject } from '../lib/with-project'
import { toEnvironment, toEnvLines } from './environment'
import { seedStore } from './seed-store'
import { withSettings } from './with-settings'

const nameSchema = contract['POST /internal/all-projects'].body.shape.display_name

const openers = {
  remote:
    ({ send }: ServiceClient) =>
    ({ displayName, owner, keysExpireAt }: NewProject) =>
      send('POST /internal/all-projects', {
        body: {
          display_name: displayName,
          owner,
          keys_expire_at_millis: keysExpireAt.getTime(),
        },
      }),
  stored: (store: Store) => async (project: NewProject) => {
    // Refuses the data of the other mode, and sets up a new installation.
    await seedStore(store)
    const { createProjectWithKeys } = await import('../../routes/projects/create-with-keys')
    const { auditOperator } = await import('../../security-events/security-events')
    return createProjectWithKeys({ ...store, db: store.database.db, audit: auditOperator }, project)
  },
}

/** Creates a project with a set of keys, as an owner does in the dashboard. */
export const createProjectCommand: Command = {
  usage: 'create',
  about:
    'Create a project and print its id and keys, with the lines for .env. Shown only once. With --url, AUTH_ADMIN_KEY is an admin key of the project internal.',
  summary: 'Create a project; prints its id and keys.',
  options: [
    { flags: '--name <name>', about: 'Name of the project, which users see. Required.' },
    {
      flags: '--owner <user>',
      about: 'User of the project internal who manages it, by id or verified email. Default: none.',
    },
    {
      flags: '--domain <url>',
      about:
        'URL of your app, such as https://shop.example.com, to which links in emails and providers may redirect, instead of localhost. Its pages are below /handler.',
    },
    {
      flags: '--out <file>',
      about:
        'New file for the lines of .env, which only you can read. A file that exists is not changed. Default: standard output.',
    },
    daysOption,
    serviceOption,
    jsonOption,
  ],
  async run(input) {
    const { options, terminal } = input
    const file = typeof options.out === 'string' ? options.out : undefined
    if (file !== undefined) requireAbsent(file)
    const name = nameSchema.safeParse(options.name)
    if (!name.success) {
      throw new CommandError('Pass the name of the project, such as --name Shop.')
    }
    // Invalid options are reported before anything is created.
    const url = readServiceUrl(input)
    const settings = await toSettings(options.domain)
    const owner = typeof options.owner === 'string' ? options.owner : undefined
    const values = { displayName: name.data, owner, keysExpireAt: toKeyExpiry(options.days) }
    const creating = { ...input, mayCreateDatabase: true }
    const { id, key_set } = await withOutput(file, terminal, async (out) => {
      const created = await withProject(creating, 'internal', openers, (create) => create(values))
      print({ options, terminal: { ...terminal, out } }, describe(url, created))
      return created
    })
    const expiry = toTime(key_set.expires_at_millis).slice(0, 10)
    const stored = file
      ? `The keys are in ${file}, which only you can read`
      : 'Store these keys now'
    const service = typeof options.url === 'string' ? ` --url ${url}` : ''
    const start = service ? '' : ', and start the service'
    const next = settings
      ? `put them into your app${start}`
      : 'name the domain of your app in config.domains'
    terminal.err(
      `${stored}. They are not shown again, and expire on ${expiry}.
Next: ${next}. app-server project export ${id} project.json${service} writes the settings to change, app-server project apply project.json${service} applies them${service ? '' : ' (with --url while the service runs)'}.
`,
    )
    // Only after the keys have been shown, which would be lost if this failed.
    if (settings) {
      const env = { ...terminal.env, AUTH_ADMIN_KEY: key_set.super_secret_admin_key }
      await withSettings({ ...input, terminal: { ...terminal, env } }, id, ({ apply }) =>
        apply(settings, { isDryRun: false }),
      )
    }
    return 0
  },
}

type Created = Awaited<ReturnType<ReturnType<typeof openers.stored>>>

/** Describes a new project: its keys, with the lines for .env. */
function describe(url: string, { id, display_name, key_set }: Created) {
  const env = toEnvironment(url, id, key_set)
  const { publishable_client_key, secret_server_key, super_secret_admin_key } = key_set
  return {
    json: {
      id,
      display_name,
      key_set_id: key_set.id,
      keys_expire_at_millis: key_set.expires_at_millis,
      keys: { publishable_client_key, secret_server_key, super_secret_admin_key },
      env,
    },
    text: `# Created: project ${id} (${toCell(display_name)}).

# .env of a page with Vite. Other bundlers have other prefixes: docs/recipes.md
${toEnvLines(env.page, 'VITE_')}
# .env.local of Next.js. STACK_SECRET_SERVER_KEY is secret.
${toEnvLines(env.next)}
# .env of a server. AUTH_SECRET_KEY is secret: it must never be in a page.
${toEnvLines(env.server)}
# Opens everything in the project. No app needs it: keep it for AdminApp.
AUTH_ADMIN_KEY=${super_secret_admin_key}
`,
  }
}

/** @throws {CommandError} if a file exists. */
function requireAbsent(file: string): void {
  if (!existsSync(file)) return
  throw new CommandError(
    `${file} exists, and may contain keys, which are not shown again: name another file, or move it. No project was created.`,
  )
}

/** Runs a callback whose output goes to a new file, or to standard output if none is named. */
async function withOutput<Result>(
  file: string | undefined,
  terminal: Terminal,
  work: (out: Terminal['out']) => Promise<Result>,
): Promise<Result> {
  if (file === undefined) return work(terminal.out)
  return writeSecretFile(file, async (write) => {
    const texts: string[] = []
    const result = await work((text) => void texts.push(text))
    await write(texts.join(''))
    return result
  })
}

/** Returns the settings that `--domain` stands for. @throws {CommandError} if it is not valid. */
async function toSettings(domain: CommandInput['options'][string]): Promise<ProjectFile | null> {
  if (typeof domain !== 'string') return null
  const { checkProjectFile } = await import('../../import-export/project-file')
  const domains = [{ domain: domain.replace(/\/+$/, ''), handler_path: '/handler' }]
  const file = checkProjectFile({ config: { allow_localhost: false, domains } })
  if (!Array.isArray(file)) return file
  throw new CommandError(
    `--domain: ${JSON.stringify(domain)} is not valid; expected a URL such as https://shop.example.com.`,
  )
}
