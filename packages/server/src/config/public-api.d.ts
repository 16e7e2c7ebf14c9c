// What the package shows to TypeScript, word for word: the build copies this file. Made from the
// sources it would take most of the build's time, and show the schemas of the options.
// `public-api.test.ts` keeps it true.
import type { DestinationStream } from 'pino'

/** Options of the server, checked and with their defaults. The README says what each is for. */
interface Config {
  port: number
  host: string
  devExpose: boolean
  url: string | undefined
  databaseUrl: string | undefined
  databaseReadUrl: string | undefined
  preparedStatements: boolean
  dataDir: string
  smtpUrl: string | undefined
  mailFrom: string
  mailAllowPrivate: boolean | undefined
  secret: string | undefined
  secretFallbacks: string[]
  internalPublishableClientKey: string | undefined
  internalSecretServerKey: string | undefined
  internalSuperSecretAdminKey: string | undefined
  sharedOauthIssuer: string | undefined
  sharedOauthClientSecret: string | undefined
  sharedOauthKeys: Record<string, { clientId: string; clientSecret: string }> | undefined
  oauthEndpoints: Record<string, Record<string, string>> | undefined
  svixServerUrl: string | undefined
  svixAuthToken: string | undefined
  webhooksAllowPrivate: boolean | undefined
  projectCreation: 'open' | 'permitted' | undefined
  projectDailyEmails: number | undefined
  accessTokenSeconds: number
  signInCodeMinutes: number
  passwordResetMinutes: number
  breachedPasswordsUrl: string | undefined
  refreshRotation: boolean
  redisUrl: string | undefined
  rateLimits: boolean
  trustedProxies: string[]
  stopDelaySeconds: number
  metrics: boolean
  metricsToken: string | undefined
  otelEndpoint: string | undefined
  otelHeaders: Record<string, string>
  otelServiceName: string
  otelSampleRatio: number
  log: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  production: boolean
}

/** Environment variables are texts: what is none has a form as text too. */
type Given<Value> = Value extends boolean
  ? boolean | 'on' | 'off'
  : Value extends number | object
    ? Value | string
    : Value

/** Options as given; each falls back to its default. */
type ConfigInput = { [Name in Exclude<keyof Config, 'production'>]?: Given<Config[Name]> } & {
  /** As a text: `production`, `development` or `test`. */
  production?: boolean | string
}

/** Options of `createServer`: those of `app-server`, and the outside world. */
interface ServerOptions extends ConfigInput {
  /** The clock, in milliseconds since the epoch. @default Date.now */
  now?: () => number
  /** How identity providers are reached. @default globalThis.fetch */
  fetch?: typeof fetch
  /** Where log lines go. @default standard output */
  logTo?: DestinationStream
}

/** The keys of a project in clear. */
interface ProjectKeys {
  publishableClientKey?: string
  secretServerKey?: string
  superSecretAdminKey?: string
}

/** A running service. */
interface Server {
  /** Answers a request. `connection` is what the platform knows of where it came from. */
  fetch(request: Request, connection?: object): Promise<Response>
  /** From now on `/ready` says no, so that load balancers leave; everything is still answered. */
  drain(): void
  /** Waits for work in the background, then closes the database. May be called again. */
  close(): Promise<void>
  /** The options in effect. */
  config: Config
  /** Keys of the project `internal`, for whoever starts the server. */
  internalKeys: ProjectKeys
}

/**
 * Starts the service: opens the database, brings its tables up to date, seeds it, and answers.
 *
 * @throws {ConfigError} when an option cannot be right.
 * @example
 * const server = await createServer({ databaseUrl: 'memory://' })
 * const answer = await server.fetch(new Request('http://localhost/health'))
 */
declare function createServer(options?: ServerOptions): Promise<Server>

/** An option has a value that cannot be right. */
declare class ConfigError extends Error {
  override name: string
}

export { ConfigError, type ConfigInput, createServer, type Server, type ServerOptions }
