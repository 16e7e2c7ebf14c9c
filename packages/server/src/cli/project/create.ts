import { contract } from '@app/contract'
import type { Store } from '../../db/store'
import { checkProjectFile, type ProjectFile } from '../../import-export/project-file'
import { createProjectWithKeys, type NewProject } from '../../routes/projects/create-with-keys'
import { auditOperator } from '../../security-events/security-events'
import type { Command, CommandInput } from '../lib/command'
import { daysOption, toKeyExpiry } from '../lib/key-expiry'
import { jsonOption, print, toCell, toTime } from '../lib/output'
import type { ServiceClient } from '../lib/service-client'
import { readServiceUrl, serviceOption } from '../lib/service-option'
import { CommandError } from '../lib/terminal'
import { withProject } from '../lib/with-project'
import { toEnvironment, toEnvLines } from './environment'
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
  stored: (store: Store) => (project: NewProject) =>
    createProjectWithKeys({ ...store, db: store.database.db, audit: auditOperator }, project),
}

/** Creates a project with a set of keys, like an owner does in the dashboard. */
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
        'URL of your app, such as https://shop.example.com, which links in emails and providers may lead back to, in place of localhost. Its pages are below /handler.',
    },
    daysOption,
    serviceOption,
    jsonOption,
  ],
  async run(input) {
    const { options, terminal } = input
    const name = nameSchema.safeParse(options.name)
    if (!name.success || name.data.trim() === '') {
      throw new CommandError('Pass the name of the project, such as --name Shop.')
    }
    // Invalid options are reported before anything is created.
    const url = readServiceUrl(input)
    const settings = toSettings(options.domain)
    const owner = typeof options.owner === 'string' ? options.owner : undefined
    const values = { displayName: name.data, owner, keysExpireAt: toKeyExpiry(options.days) }
    const creating = { ...input, mayCreateDatabase: true }
    const { id, display_name, key_set } = await withProject(
      creating,
      'internal',
      openers,
      (create) => create(values),
    )
    const env = toEnvironment(url, id, key_set)
    const { publishable_client_key, secret_server_key, super_secret_admin_key } = key_set
    print(input, {
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
    })
    terminal.err(
      `Store these keys now. They are not shown again, and expire on ${toTime(key_set.expires_at_millis).slice(0, 10)}.
Next: ${settings ? 'change its settings' : 'name the domain of your app'}. app-server project export ${id} project.json writes the settings to change, app-server project apply project.json applies them.
`,
    )
    // After the keys are shown, which would be lost if this fails.
    if (settings) {
      const env = { ...terminal.env, AUTH_ADMIN_KEY: super_secret_admin_key }
      await withSettings({ ...input, terminal: { ...terminal, env } }, id, ({ apply }) =>
        apply(settings, { isDryRun: false }),
      )
    }
    return 0
  },
}

/** Returns the settings that `--domain` stands for. @throws {CommandError} if it is not valid. */
function toSettings(domain: CommandInput['options'][string]): ProjectFile | null {
  if (typeof domain !== 'string') return null
  const domains = [{ domain: domain.replace(/\/$/, ''), handler_path: '/handler' }]
  const file = checkProjectFile({ config: { allow_localhost: false, domains } })
  if (!Array.isArray(file)) return file
  throw new CommandError(
    `--domain: ${JSON.stringify(domain)} is not valid; expected a URL such as https://shop.example.com.`,
  )
}
