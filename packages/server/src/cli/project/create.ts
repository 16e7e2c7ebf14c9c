import { contract } from '@app/contract'
import { createKeySet } from '../../api-keys/api-keys'
import { toConfig } from '../../config/config'
import { createProject } from '../../project-settings/changes'
import { auditOperator } from '../../security-events/security-events'
import type { Command } from '../lib/command'
import { toKeyExpiry } from '../lib/key-expiry'
import { jsonOption, print, toCell, toTime } from '../lib/output'
import { requireOwner } from '../lib/require-owner'
import { CommandError } from '../lib/terminal'
import { withStore } from '../lib/with-store'
import { toEnvironment, toEnvLines } from './environment'

const nameSchema = contract['POST /internal/projects'].body.shape.display_name

/** Creates a project with a set of keys, like an owner does in the dashboard. */
export const createProjectCommand: Command = {
  usage: 'create',
  about: 'Create a project and print its id and keys, with the lines for .env. Shown only once.',
  summary: 'Create a project; prints its id and keys.',
  options: [
    { flags: '--name <name>', about: 'Name of the project, which users see. Required.' },
    {
      flags: '--owner <user>',
      about: 'User of the project internal who manages it, by id or verified email. Default: none.',
    },
    jsonOption,
  ],
  async run(input) {
    const { options, config, terminal } = input
    const name = nameSchema.safeParse(options.name)
    if (!name.success || name.data.trim() === '') {
      throw new CommandError('Pass the name of the project, such as --name Shop.')
    }
    // Invalid options are reported before anything is created.
    toConfig(config)
    const { project, keys } = await withStore(input, ({ database, secretBox }) =>
      database.db.transaction(async (db) => {
        const { owner } = options
        const ownerId = typeof owner === 'string' ? await requireOwner(db, owner) : null
        const changes = { display_name: name.data }
        const project = await createProject({ db, secretBox }, ownerId, changes)
        const keys = await createKeySet(db, project.id, {
          audit: auditOperator,
          description: 'Created with the project on the command line',
          expiresAt: toKeyExpiry(),
          hasPublishableClientKey: true,
          hasSecretServerKey: true,
          hasSuperSecretAdminKey: true,
        })
        return { project, keys }
      }),
    )
    const env = toEnvironment(config, project.id, keys)
    const { publishable_client_key, secret_server_key, super_secret_admin_key } = keys
    print(input, {
      json: {
        id: project.id,
        display_name: project.displayName,
        key_set_id: keys.id,
        keys_expire_at_millis: keys.expires_at_millis,
        keys: { publishable_client_key, secret_server_key, super_secret_admin_key },
        env,
      },
      text: `Created: project ${project.id} (${toCell(project.displayName)}).

# .env of a page with Vite. Other bundlers have other prefixes: docs/recipes.md
${toEnvLines(env.page, 'VITE_')}
# .env of a server. AUTH_SECRET_KEY is secret: it must never be in a page.
${toEnvLines(env.server)}
# Opens everything in the project. No app needs it: keep it for AdminApp.
AUTH_ADMIN_KEY=${super_secret_admin_key}
`,
    })
    terminal.err(
      `Store these keys now. They are not shown again, and expire on ${toTime(keys.expires_at_millis).slice(0, 10)}.
Next: name the domain of your app. app-server project export ${project.id} project.json writes the settings to change, app-server project apply project.json applies them.
`,
    )
    return 0
  },
}
