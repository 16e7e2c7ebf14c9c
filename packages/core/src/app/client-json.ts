import { type ClientAppOptions, readEnvironment } from '../context/options'
import { UsageError } from '../errors/usage-error'
import { ClientApp } from './client-app'

/** Options that a server may send to its pages: JSON values without secrets. */
const serialized = [
  'urls',
  'oauthScopesOnSignIn',
  'trustedOrigins',
  'timeoutMs',
  'cookieOptions',
  'noAutomaticPrefetch',
] as const satisfies (keyof ClientAppOptions)[]

/** A `ClientApp` as JSON, without secrets; `fromClientJson` restores it. */
export interface ClientAppJson
  extends Pick<ClientAppOptions, (typeof serialized)[number] | 'extraRequestHeaders'> {
  /** Id of the project. */
  projectId: string
  /** `pck_…`; not a secret. */
  publishableClientKey: string
  /** URL of the service. */
  baseUrl: NonNullable<ClientAppOptions['baseUrl']>
  /** The same identifier and the same JSON result in the same app. */
  uniqueIdentifier: string
  /** Name of the token store. */
  tokenStore: 'cookie' | 'nextjs-cookie' | 'memory' | null
  /** Method of navigating to another page. */
  redirectMethod?: 'window' | 'none'
}

// Makes an app serialize to the same JSON each time.
const identifiers = new WeakMap<ClientApp, string>()

interface Entry {
  text: string
  app: WeakRef<ClientApp>
}

const apps = new Map<string, Entry>()

// More apps than any page or test uses at once; the least recently used are dropped.
const maxApps = 100

/**
 * Serializes an app for pages, without secrets: server and admin apps become client apps.
 *
 * @throws {UsageError} if an option cannot be serialized, or the app has no publishable client key.
 * @example
 * const json = toClientJson(serverApp)
 * // On the page, from what the server sent:
 * const app = fromClientJson(json)
 */
export function toClientJson(app: ClientApp): ClientAppJson {
  const { settings } = app.context
  const { tokenStore, redirectMethod } = settings
  if (tokenStore !== null && typeof tokenStore !== 'string') {
    throw new UsageError(
      'Cannot serialize an app with a tokenStore object. Use the name of a token store, such as cookie.',
    )
  }
  if (typeof redirectMethod === 'object' || !settings.publishableClientKey) {
    throw new UsageError(
      'Cannot serialize an app that has a custom redirectMethod or no publishableClientKey.',
    )
  }
  // Created here, since some platforms forbid randomness while modules load.
  const uniqueIdentifier = identifiers.get(app) ?? crypto.randomUUID()
  identifiers.set(app, uniqueIdentifier)
  const { browser, url = settings.apiUrl.replace(/\/api\/v1$/, '') } = readEnvironment()
  return {
    uniqueIdentifier,
    baseUrl: settings.baseUrl ?? browser ?? url,
    projectId: settings.projectId,
    publishableClientKey: settings.publishableClientKey,
    extraRequestHeaders: settings.extraRequestHeaders,
    tokenStore,
    redirectMethod,
    ...Object.fromEntries(serialized.map((name) => [name, settings[name]])),
  }
}

/**
 * Returns the app for serialized options: the existing one while it is in use, otherwise a new one.
 * If the JSON changed, as in development, the app is replaced.
 */
export function fromClientJson(json: ClientAppJson): ClientApp {
  const { uniqueIdentifier, ...options } = json
  const text = JSON.stringify(options)
  const entry = apps.get(uniqueIdentifier)
  const known = entry?.text === text ? entry.app.deref() : undefined
  const app = known && !known.context.disposeSignal.aborted ? known : new ClientApp(options)
  identifiers.set(app, uniqueIdentifier)
  apps.delete(uniqueIdentifier)
  apps.set(uniqueIdentifier, { text, app: new WeakRef(app) })
  for (const oldest of apps.keys()) {
    if (apps.size <= maxApps) break
    apps.delete(oldest)
  }
  return app
}
