import { UsageError } from '../errors/usage-error'
import type { AppContext } from './create-context'
import { type ClientAppOptions, readEnvironment } from './options'

/** Options that are JSON, and no secret: what a server may send to its pages. */
const passedOn = [
  'urls',
  'oauthScopesOnSignIn',
  'trustedOrigins',
  'timeoutMs',
  'cookieOptions',
  'noAutomaticPrefetch',
] as const satisfies (keyof ClientAppOptions)[]

/** A `ClientApp` as JSON, without secrets; `ClientApp.fromClientJson` makes it an app again. */
export interface ClientAppJson
  extends Required<Pick<ClientAppOptions, 'projectId' | 'publishableClientKey' | 'baseUrl'>>,
    Pick<ClientAppOptions, (typeof passedOn)[number] | 'extraRequestHeaders'> {
  /** The same identifier and the same JSON: the same app. */
  uniqueIdentifier: string
  tokenStore: 'cookie' | 'nextjs-cookie' | 'memory' | null
  redirectMethod?: 'window' | 'none'
}

// By the app, whose context lives as long as it does.
const identifiers = new WeakMap<object, string>()

interface Entry {
  text: string
  app: WeakRef<object>
}

const apps = new Map<string, Entry>()

// More than any page or test has at once; those that nobody uses are forgotten first.
const maxApps = 100

/**
 * What pages need to know to make the same app.
 *
 * @throws {UsageError} when something of it is no JSON, or the app has no key for pages.
 */
export function toClientJson(
  app: object,
  { settings }: AppContext,
  {
    tokenStore,
    redirectMethod,
  }: Pick<ClientAppOptions, 'tokenStore' | 'redirectMethod'> = settings,
): ClientAppJson {
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
 * The app of some JSON: the one that was made of it before, as long as it is in use. An app whose
 * JSON has changed, as in development, is made anew.
 */
export function openClientApp<App extends object>(
  json: ClientAppJson,
  make: (options: ClientAppOptions) => App,
): App {
  const { uniqueIdentifier, ...options } = json
  const text = JSON.stringify(options)
  const entry = apps.get(uniqueIdentifier)
  // Only apps are put there.
  const known = entry?.text === text ? (entry.app.deref() as App | undefined) : undefined
  const app = known ?? make(options)
  identifiers.set(app, uniqueIdentifier)
  apps.delete(uniqueIdentifier)
  apps.set(uniqueIdentifier, { text, app: new WeakRef(app) })
  for (const oldest of apps.keys()) {
    if (apps.size <= maxApps) break
    apps.delete(oldest)
  }
  return app
}

/** Makes the next app of its JSON a new one. */
export function forgetClientApp(app: object): void {
  const identifier = identifiers.get(app)
  if (identifier && apps.get(identifier)?.app.deref() === app) apps.delete(identifier)
}
