import { type ClientAppOptions, readEnvironment } from '../context/options'
import { UsageError } from '../errors/usage-error'
import { ClientApp } from './client-app'
import { contextOf } from './context-of'

/** Options that are JSON, and no secret: what a server may send to its pages. */
const passedOn = [
  'urls',
  'oauthScopesOnSignIn',
  'trustedOrigins',
  'timeoutMs',
  'cookieOptions',
  'noAutomaticPrefetch',
] as const satisfies (keyof ClientAppOptions)[]

/** A `ClientApp` as JSON, without secrets; `fromClientJson` makes it an app again. */
export interface ClientAppJson
  extends Required<Pick<ClientAppOptions, 'projectId' | 'publishableClientKey' | 'baseUrl'>>,
    Pick<ClientAppOptions, (typeof passedOn)[number] | 'extraRequestHeaders'> {
  /** The same identifier and the same JSON: the same app. */
  uniqueIdentifier: string
  tokenStore: 'cookie' | 'nextjs-cookie' | 'memory' | null
  redirectMethod?: 'window' | 'none'
}

// By the app, whose JSON is the same each time.
const identifiers = new WeakMap<ClientApp, string>()

interface Entry {
  text: string
  app: WeakRef<ClientApp>
}

const apps = new Map<string, Entry>()

// More than any page or test has at once; those that nobody uses are forgotten first.
const maxApps = 100

/**
 * What pages need to know to make the same app. Nothing in it is a secret, whatever app it is made
 * of: that of a server becomes a client's.
 *
 * @throws {UsageError} when something of it is no JSON, or the app has no key for pages.
 * @example
 * const json = toClientJson(serverApp)
 * // On the page, from what the server sent:
 * const app = fromClientJson(json)
 */
export function toClientJson(app: ClientApp): ClientAppJson {
  const { settings } = contextOf(app)
  const { tokenStore, redirectMethod } = settings
  if (tokenStore !== null && typeof tokenStore !== 'string') {
    throw new UsageError('The tokens of an app are no part of its JSON. Use a tokenStore by name.')
  }
  if (typeof redirectMethod === 'object' || !settings.publishableClientKey) {
    throw new UsageError(
      'An app with a navigator of its own, or without a key for pages, is no JSON.',
    )
  }
  // Late, since some platforms allow no randomness while modules are loaded.
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
    ...Object.fromEntries(passedOn.map((name) => [name, settings[name]])),
  }
}

/**
 * The app of some JSON: the one that was made of it before, as long as it is in use, else a new one.
 * An app whose JSON has changed, as in development, is made anew.
 */
export function fromClientJson(json: ClientAppJson): ClientApp {
  const { uniqueIdentifier, ...options } = json
  const text = JSON.stringify(options)
  const entry = apps.get(uniqueIdentifier)
  const known = entry?.text === text ? entry.app.deref() : undefined
  const app = known && !contextOf(known).life.aborted ? known : new ClientApp(options)
  identifiers.set(app, uniqueIdentifier)
  apps.delete(uniqueIdentifier)
  apps.set(uniqueIdentifier, { text, app: new WeakRef(app) })
  for (const oldest of apps.keys()) {
    if (apps.size <= maxApps) break
    apps.delete(oldest)
  }
  return app
}
