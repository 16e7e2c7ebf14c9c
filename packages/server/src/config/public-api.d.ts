// Public types of the package. The build copies this file as is, because generating it would take
// most of the build time and would expose the option schemas. `public-api.test.ts` compares it with
// the sources.
import type { DestinationStream } from 'pino'

/** Validated options of the server, with defaults applied. The README describes each one. */
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

/** Environment variables are strings, so each non-string option also accepts its string form. */
type Given<Value> = Value extends boolean
  ? boolean | 'on' | 'off'
  : Value extends number | object
    ? Value | string
    : Value

/** Options of the server. Each one has a default. */
type ConfigInput = { [Name in Exclude<keyof Config, 'production'>]?: Given<Config[Name]> } & {
  /** As a string: `production`, `development` or `test`. */
  production?: boolean | string
}

/** Options of `createServer`: those of `app-server`, and external dependencies. */
interface ServerOptions extends ConfigInput {
  /** Returns the current time in milliseconds since the epoch. @default Date.now */
  now?: () => number
  /** Sends requests to identity providers. @default globalThis.fetch */
  fetch?: typeof fetch
  /** Destination of log lines. @default standard output */
  logTo?: DestinationStream
}

/** Keys of a project in clear text. */
interface ProjectKeys {
  publishableClientKey?: string
  secretServerKey?: string
  superSecretAdminKey?: string
}

/** A running service. */
interface Server {
  /** Handles a request. `connection` is the platform's information about the client connection. */
  fetch(request: Request, connection?: object): Promise<Response>
  /**
   * Makes `/ready` fail, so that load balancers stop sending traffic. Requests are still handled.
   */
  drain(): void
  /** Waits for background work, then closes the database. Idempotent. */
  close(): Promise<void>
  /** The options in effect. */
  config: Config
  /** Keys of the project `internal`, for the operator. */
  internalKeys: ProjectKeys
}

/**
 * Starts the service: opens the database, applies migrations and seeds it.
 *
 * @throws {ConfigError} if an option is invalid.
 * @example
 * const server = await createServer({ databaseUrl: 'memory://' })
 * const response = await server.fetch(new Request('http://localhost/health'))
 */
declare function createServer(options?: ServerOptions): Promise<Server>

/** An option has an invalid value. */
declare class ConfigError extends Error {
  override name: string
}

export { ConfigError, type ConfigInput, createServer, type Server, type ServerOptions }
