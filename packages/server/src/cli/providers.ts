import { type ProviderId, providerIds } from '@app/contract'
import { type Config, toConfig } from '../config/config'
import { findOauthProvider, type OauthProviderRow } from '../projects/projects'
import { callbackUrl } from '../sign-in/oauth/authorize'
import type { Command } from './lib/command'
import { jsonOption, print, toTable } from './lib/output'
import { requireProject, withStore } from './lib/with-store'

/** Lists the providers with the redirect URIs to register. */
export const providersCommand: Command = {
  usage: 'providers',
  about: 'List the providers with the redirect URI to register at each, and whose keys are used.',
  summary: 'List providers, redirect URIs and their keys.',
  options: [
    {
      flags: '--project <id>',
      about: 'Id of the project. Default: none, only the redirect URIs, which all projects share.',
    },
    jsonOption,
  ],
  async run(input) {
    const config = toConfig(input.config)
    const { project } = input.options
    const uris = providerIds.map((id) => ({ id, redirect_uri: callbackUrl({ config }, id) }))
    if (typeof project !== 'string') {
      const rows = uris.map(({ id, redirect_uri }) => [id, redirect_uri])
      print(input, { json: { items: uris }, text: toTable([['ID', 'REDIRECT URI'], ...rows]) })
      return 0
    }
    const items = await withStore(input, async (store) => {
      await requireProject(store, project)
      const items = []
      for (const { id, redirect_uri } of uris) {
        const row = await findOauthProvider(store.database.db, project, id)
        const state = { is_enabled: row?.enabled ?? false, keys: describeKeys(config, id, row) }
        items.push({ id, ...state, redirect_uri })
      }
      return items
    })
    print(input, {
      json: { items },
      text: toTable([
        ['ID', 'STATE', 'KEYS', 'REDIRECT URI'],
        ...items.map((item) => [
          item.id,
          item.is_enabled ? 'enabled' : 'disabled',
          item.keys,
          item.redirect_uri,
        ]),
      ]),
    })
    return 0
  },
}

/** Returns whose keys a provider uses, in the order in which the service looks for them. */
function describeKeys(config: Config, id: ProviderId, row: OauthProviderRow | null): string {
  if (!row) return 'not set up'
  if (row.type === 'standard') {
    return row.clientId ? `own (client ${row.clientId})` : 'own, missing: set client_id'
  }
  if (config.sharedOauthKeys?.[id]) return 'of the service (APP_SHARED_OAUTH_KEYS)'
  if (config.sharedOauthIssuer) return 'of the service (APP_SHARED_OAUTH_ISSUER)'
  if (!config.production) return 'none: the development page /dev/oauth'
  return 'none, sign-ins fail: set type standard, client_id and client_secret'
}
