// Public types of the package. The build copies this file as is, because generating it would take
// most of the build time and would expose the option schemas. `public-api.test.ts` compares it with
// the sources.
import type { DestinationStream } from 'pino'

/** Validated options of the server, with defaults applied. Those without one are off if absent. */
interface Config {
  /** Port to listen on. @default 8102 */
  port: number
  /** Address to listen on. @default '127.0.0.1' */
  host: string
  /** Whether other machines can reach a development server. @default false */
  devExpose: boolean
  /**
   * Public URL of the service, without a trailing slash.
   *
   * @default `http://localhost:` and the port
   */
  url: string | undefined
  /**
   * Postgres URL, or `memory://` for an embedded one in memory.
   *
   * @default an embedded one in `dataDir`
   */
  databaseUrl: string | undefined
  /** Postgres URL of a read replica, for lists and metrics. */
  databaseReadUrl: string | undefined
  /**
   * Whether to use prepared statements; off behind a pooler without support for them.
   *
   * @default true
   */
  preparedStatements: boolean
  /** Folder of the embedded database and of generated secrets. @default '.data/app-server' */
  dataDir: string
  /**
   * Mail server, as `smtp://user:password@host:port` or `smtps://…`.
   *
   * @default the outbox in development
   */
  smtpUrl: string | undefined
  /** Sender address of emails. @default 'noreply@example.com' */
  mailFrom: string
  /**
   * Whether mail servers of projects may have private addresses.
   *
   * @default true in development only
   */
  mailAllowPrivate: boolean | undefined
  /** Secret of at least 32 characters that signing and encryption keys are derived from. */
  secret: string | undefined
  /** Former or future secrets, while `secret` is being replaced. @default [] */
  secretFallbacks: string[]
  /** Publishable client key of the project `internal`. @default generated in development */
  internalPublishableClientKey: string | undefined
  /** Secret server key of the project `internal`. @default generated in development */
  internalSecretServerKey: string | undefined
  /** Super secret admin key of the project `internal`. @default generated in development */
  internalSuperSecretAdminKey: string | undefined
  /** URL of an OpenID provider that replaces all shared providers. */
  sharedOauthIssuer: string | undefined
  /** Client secret for `sharedOauthIssuer`. */
  sharedOauthClientSecret: string | undefined
  /** Credentials of shared providers, by provider id. */
  sharedOauthKeys: Record<string, { clientId: string; clientSecret: string }> | undefined
  /** Custom endpoints of providers, by provider id and kind, as for a self-hosted GitLab. */
  oauthEndpoints: Record<string, Record<string, string>> | undefined
  /** URL of a Svix server that delivers webhooks instead of the service. */
  svixServerUrl: string | undefined
  /** Token for the Svix server. */
  svixAuthToken: string | undefined
  /**
   * Whether webhooks may be sent to private addresses and over http.
   *
   * @default true in development only
   */
  webhooksAllowPrivate: boolean | undefined
  /**
   * Users who may create projects: all, or those with `create_projects`.
   *
   * @default 'permitted' in production
   */
  projectCreation: 'open' | 'permitted' | undefined
  /** Maximum number of emails that a project sends per day through `smtpUrl`. @default 10000 */
  projectDailyEmails: number | undefined
  /** Lifetime of access tokens in seconds. @default 600 */
  accessTokenSeconds: number
  /** Lifetime of new sessions in days. @default 365 */
  sessionDays: number
  /** Lifetime of email codes and magic links in minutes. @default 15 */
  signInCodeMinutes: number
  /** Lifetime of password reset links in minutes. @default 60 */
  passwordResetMinutes: number
  /** Range API of a list of breached passwords, which receives five characters of a SHA-1 hash. */
  breachedPasswordsUrl: string | undefined
  /** Whether refresh tokens rotate, unless a project overrides it. @default false */
  refreshRotation: boolean
  /** Redis that counts attempts for rate limits instead of the database. */
  redisUrl: string | undefined
  /** Whether rate limits apply. @default true */
  rateLimits: boolean
  /** Addresses and ranges of proxies whose `X-Forwarded-For` is trusted. @default ['loopback'] */
  trustedProxies: string[]
  /** Seconds to continue handling requests after `/ready` begins to fail. @default 0 */
  stopDelaySeconds: number
  /** Whether `/metrics` returns metrics in the Prometheus format. @default false */
  metrics: boolean
  /** Bearer token for `/metrics`, of at least 16 characters. */
  metricsToken: string | undefined
  /** URL of an OpenTelemetry collector for traces, by OTLP over HTTP, without `/v1/traces`. */
  otelEndpoint: string | undefined
  /** Headers for the collector, such as an API key. @default {} */
  otelHeaders: Record<string, string>
  /** Name of the service in traces. @default 'app-server' */
  otelServiceName: string
  /** Fraction of traces to record, from 0 to 1. @default 1 */
  otelSampleRatio: number
  /** Log level. @default 'info' */
  log: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** Production mode: requires secrets, and serves no development pages. @default false */
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
  /** For browsers. Not a secret. */
  publishableClientKey?: string
  /** For servers of the app. */
  secretServerKey?: string
  /** For administration of the project. */
  superSecretAdminKey?: string
}

/** A running service. */
interface Server {
  /** Handles a request. `connection` is the platform's information about the client connection. */
  fetch(request: Request, connection?: object): Promise<Response>
  /**
   * Accepts connections until `close()`, which the process otherwise need not do.
   *
   * @param options By default the options `port` and `host` of the service.
   * @returns The port, which the system chooses if it is 0.
   * @throws the error of the system, such as `EADDRINUSE`.
   */
  listen(options?: { port?: number; host?: string }): Promise<number>
  /**
   * Makes `/ready` fail, so that load balancers stop sending traffic. Requests are still handled; those of `listen()` have
   * `Connection: close` in their responses.
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
  /** Always `ConfigError`. */
  override name: string
}

export { ConfigError, type ConfigInput, createServer, type Server, type ServerOptions }
