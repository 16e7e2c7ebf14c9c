import type { ProviderId } from '@app/contract'
import { type Config, toConfig } from '../config/config'
import type { Store } from '../db/store'
import type { OauthProviderRow } from '../projects/projects'
import { findRegistration } from '../sign-in/oauth/providers/registration'
import type { Command } from './lib/command'
import { jsonOption, print, toTable } from './lib/output'
import { requireProjectId } from './lib/project-option'
import type { ServiceClient } from './lib/service-client'
import { serviceOption } from './lib/service-option'
import { CommandError } from './lib/terminal'
import { withProject } from './lib/with-project'
import { requireProject } from './lib/with-store'

/** Lists the providers with the redirect URIs to register. */
export const providersCommand: Command = {
  usage: 'providers',
  about:
    'List the providers with the redirect URI to register at each, the page where this is done, and whose keys are used.',
  summary: 'List providers, redirect URIs and their keys.',
  options: [
    {
      flags: '--project <id>',
      about:
        'Id of the project. Default: none, only the redirect URIs, which all projects share. Required with --url.',
    },
    serviceOption,
    jsonOption,
  ],
  async run(input) {
    const config = toConfig(input.config)
    const { project, url } = input.options
    if (project === undefined && url === undefined) {
      const { listRedirectUris } = await import('../sign-in/oauth/authorize')
      const items = listRedirectUris({ config }).map((item) => withRegistration(item, config))
      const rows = items.map(toPlaces)
      print(input, { json: { items }, text: toTable([['ID', ...placeTitles], ...rows]) })
      return 0
    }
    const openers = { remote: createRemoteList, stored: createStoredList(config) }
    const listed = await withProject(input, requireProjectId(project), openers, (list) => list())
    // The options of a running service are not known here.
    const own = url === undefined ? config : undefined
    const items = listed.map((item) => withRegistration(item, own))
    print(input, {
      json: { items },
      text: toTable([
        ['ID', 'STATE', 'KEYS', ...placeTitles],
        ...items.map((item) => {
          const [id = '', ...places] = toPlaces(item)
          return [id, item.is_enabled ? 'enabled' : 'disabled', item.keys, ...places]
        }),
      ]),
    })
    return 0
  },
}

const placeTitles = ['REDIRECT URI', 'REGISTER IT AT', 'AS']

/** Adds where to register the redirect URI of a provider. */
function withRegistration<Item extends Pick<ListedProvider, 'id'>>(item: Item, config?: Config) {
  const { url, field } = findRegistration(item.id, config?.oauthEndpoints?.[item.id]?.authorize)
  return { ...item, registration_url: url, registration_field: field }
}

/** Returns the cells of a provider about its registration. */
function toPlaces({
  id,
  redirect_uri,
  registration_url,
  registration_field,
}: ReturnType<typeof withRegistration<Pick<ListedProvider, 'id' | 'redirect_uri'>>>): string[] {
  return [id, redirect_uri, registration_url, registration_field]
}

/** A provider of a project. */
interface ListedProvider {
  id: ProviderId
  is_enabled: boolean
  keys: string
  redirect_uri: string
}

function createStoredList(config: Config) {
  return (store: Store, projectId: string) => async () => {
    const { findOauthProvider } = await import('../projects/projects')
    const { listRedirectUris } = await import('../sign-in/oauth/authorize')
    await requireProject(store, projectId)
    const items: ListedProvider[] = []
    for (const { id, redirect_uri } of listRedirectUris({ config })) {
      const row = await findOauthProvider(store.database.db, projectId, id)
      const state = { is_enabled: row?.enabled ?? false, keys: describeKeys(config, id, row) }
      items.push({ id, ...state, redirect_uri })
    }
    return items
  }
}

function createRemoteList({ send }: ServiceClient) {
  return async (): Promise<ListedProvider[]> => {
    const { config } = await send('GET /projects/current', {})
    if (!('oauth_providers' in config)) {
      throw new CommandError('Providers are read with an admin key: set AUTH_ADMIN_KEY (sak_…).')
    }
    return (config.oauth_redirect_uris ?? []).map(({ id, redirect_uri }) => {
      const found = config.oauth_providers.find((provider) => provider.id === id)
      return { id, is_enabled: found?.enabled ?? false, keys: toOwnKeys(found), redirect_uri }
    })
  }
}

/** Returns whose keys a provider of a running service uses. The service does not report its shared keys. */
function toOwnKeys(provider?: { type: 'shared' | 'standard'; client_id?: string }): string {
  if (!provider) return 'not set up'
  return provider.type === 'shared' ? 'of the service' : describeOwn(provider.client_id)
}

function describeOwn(clientId?: string | null): string {
  return clientId ? `own (client ${clientId})` : 'own, missing: set client_id'
}

/** Returns whose keys a provider uses, in the order in which the service looks for them. */
function describeKeys(config: Config, id: ProviderId, row: OauthProviderRow | null): string {
  if (!row) return 'not set up'
  if (row.type === 'standard') return describeOwn(row.clientId)
  if (config.sharedOauthKeys?.[id]) return 'of the service (APP_SHARED_OAUTH_KEYS)'
  if (config.sharedOauthIssuer) return 'of the service (APP_SHARED_OAUTH_ISSUER)'
  if (!config.production) return 'none: the development page /dev/oauth'
  return 'none, sign-ins fail: set type standard, client_id and client_secret'
}
