import { z } from 'zod'
import {
  type ConfigRow,
  fraction,
  headerList,
  jsonValue,
  key,
  onOff,
  proxies,
  row,
  toList,
  urlOf,
  wholeNumber,
} from './values'

/**
 * Every option of the server, by its name for `createServer`, with its environment variable for
 * `app-server`. No other file reads the environment.
 */
export const configTable = {
  port: row({
    env: 'APP_PORT',
    about: 'Port to listen on.',
    expected: 'a number from 0 to 65535',
    schema: wholeNumber(0, 65_535).default(8102),
    fallback: '8102',
  }),
  host: row({
    env: 'APP_HOST',
    about: 'Address to listen on.',
    expected: 'a host name or address',
    schema: z.string().min(1).default('127.0.0.1'),
    fallback: '127.0.0.1',
  }),
  devExpose: row({
    env: 'APP_DEV_EXPOSE',
    about:
      'Whether other machines can reach a development server, with its published keys. Its pages below /dev stay local.',
    expected: 'on or off',
    schema: onOff.default(false),
    fallback: 'off',
  }),
  url: row({
    env: 'APP_URL',
    about: 'Public URL of the service, for links to it.',
    expected: 'an http or https URL without a path',
    schema: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/$/, ''))
      .optional(),
    fallback: 'http://localhost:APP_PORT',
  }),
  databaseUrl: row({
    env: 'DATABASE_URL',
    about: 'Postgres database. `memory://` runs an embedded one in memory.',
    expected: 'a postgres:// URL, or memory://',
    schema: z
      .string()
      .regex(/^(postgres(ql)?:\/\/.+|memory:\/\/)$/)
      .optional(),
    fallback: 'embedded Postgres in APP_DATA_DIR',
    secret: true,
  }),
  databaseReadUrl: row({
    env: 'DATABASE_READ_URL',
    about:
      'Read replica for lists and metrics. Reads fall back to the primary until the replica has caught up.',
    expected: 'a postgres:// URL, in addition to DATABASE_URL',
    schema: urlOf('postgres(ql)?').optional(),
    fallback: 'none',
    secret: true,
  }),
  preparedStatements: row({
    env: 'APP_PREPARED_STATEMENTS',
    about:
      'Whether to use prepared statements. Turn off behind a pooler that does not support them, such as PgBouncer before 1.21.',
    expected: 'on or off',
    schema: onOff.default(true),
    fallback: 'on',
  }),
  dataDir: row({
    env: 'APP_DATA_DIR',
    about: 'Folder of the embedded database and of generated secrets.',
    expected: 'the path of a folder; DATABASE_URL=memory:// keeps a database in memory',
    schema: z
      .string()
      .regex(/^(?!\w+:\/\/)./)
      .default('.data/app-server'),
    fallback: '.data/app-server',
  }),
  smtpUrl: row({
    env: 'APP_SMTP_URL',
    about: 'Mail server, as smtp://user:password@host:port or smtps://….',
    expected: 'an smtp:// or smtps:// URL',
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    fallback: 'the development outbox; in production no email is sent',
    secret: true,
  }),
  mailFrom: row({
    env: 'APP_MAIL_FROM',
    about: 'Sender address of emails.',
    expected: 'an email address',
    schema: z.email().default('noreply@example.com'),
    fallback: 'noreply@example.com',
  }),
  mailAllowPrivate: row({
    env: 'APP_MAIL_ALLOW_PRIVATE',
    about:
      'Whether mail servers of projects may have private addresses. Does not affect APP_SMTP_URL.',
    expected: 'on or off',
    schema: onOff.optional(),
    fallback: 'on in development, off in production',
  }),
  secret: row({
    env: 'APP_SECRET',
    about:
      'Secret that signing and encryption keys are derived from. If it is lost, so are all TOTP secrets.',
    expected: 'at least 32 characters',
    schema: z.string().min(32).optional(),
    fallback: 'generated and stored in APP_DATA_DIR; required in production',
    secret: true,
  }),
  secretFallbacks: row({
    env: 'APP_SECRET_FALLBACKS',
    about:
      'Former or future secrets. Data signed or encrypted with them stays valid while APP_SECRET is replaced.',
    expected: 'secrets of at least 32 characters, separated by commas',
    schema: z.preprocess(toList, z.array(z.string().min(32))).default([]),
    fallback: 'none',
    secret: true,
  }),
  internalPublishableClientKey: row({
    env: 'APP_INTERNAL_PUBLISHABLE_CLIENT_KEY',
    about: 'Publishable client key of the project `internal`.',
    expected: 'at least 8 characters of a-z, A-Z, 0-9, _ and -',
    schema: key.optional(),
    fallback: 'generated in development, none in production',
    secret: true,
  }),
  internalSecretServerKey: row({
    env: 'APP_INTERNAL_SECRET_SERVER_KEY',
    about: 'Secret server key of the project `internal`.',
    expected: 'at least 8 characters of a-z, A-Z, 0-9, _ and -',
    schema: key.optional(),
    fallback: 'generated in development, none in production',
    secret: true,
  }),
  internalSuperSecretAdminKey: row({
    env: 'APP_INTERNAL_SUPER_SECRET_ADMIN_KEY',
    about: 'Super secret admin key of the project `internal`.',
    expected: 'at least 8 characters of a-z, A-Z, 0-9, _ and -',
    schema: key.optional(),
    fallback: 'generated in development, none in production',
    secret: true,
  }),
  sharedOauthIssuer: row({
    env: 'APP_SHARED_OAUTH_ISSUER',
    about: 'OpenID provider that replaces all shared providers, with their ids as client ids.',
    expected: 'an http or https URL',
    schema: z.url({ protocol: /^https?$/ }).optional(),
    fallback: 'the page /dev/oauth in development, none in production',
  }),
  sharedOauthClientSecret: row({
    env: 'APP_SHARED_OAUTH_CLIENT_SECRET',
    about: 'Client secret for APP_SHARED_OAUTH_ISSUER.',
    expected: 'a secret',
    schema: z.string().min(1).optional(),
    fallback: 'none',
    secret: true,
  }),
  sharedOauthKeys: row({
    env: 'APP_SHARED_OAUTH_KEYS',
    about: 'Client ids and secrets for shared providers.',
    expected: 'JSON like {"github":{"clientId":"…","clientSecret":"…"}}',
    schema: jsonValue(
      z.record(z.string(), z.object({ clientId: z.string(), clientSecret: z.string() })),
    ),
    fallback: 'none',
    secret: true,
  }),
  oauthEndpoints: row({
    env: 'APP_OAUTH_ENDPOINTS',
    about: 'Custom endpoints of providers, for example of a self-hosted GitLab.',
    expected: 'JSON like {"gitlab":{"authorize":"https://…","token":"https://…"}}',
    schema: jsonValue(z.record(z.string(), z.record(z.string(), z.url()))),
    fallback: 'the public endpoints',
  }),
  svixServerUrl: row({
    env: 'SVIX_SERVER_URL',
    about: 'Svix server that delivers webhooks.',
    expected: 'an http or https URL',
    schema: z.url({ protocol: /^https?$/ }).optional(),
    fallback: 'the service delivers webhooks itself',
  }),
  svixAuthToken: row({
    env: 'SVIX_AUTH_TOKEN',
    about: 'Token for the Svix server.',
    expected: 'a token',
    schema: z.string().min(1).optional(),
    fallback: 'none',
    secret: true,
  }),
  webhooksAllowPrivate: row({
    env: 'APP_WEBHOOKS_ALLOW_PRIVATE',
    about: 'Whether webhooks may be sent to private addresses and over http.',
    expected: 'on or off',
    schema: onOff.optional(),
    fallback: 'on in development, off in production',
  }),
  projectCreation: row({
    env: 'APP_PROJECT_CREATION',
    about:
      'Who can create projects: all users of the project `internal` (open), or those with the permission `create_projects` (permitted). Never anonymous users.',
    expected: 'open or permitted',
    schema: z.enum(['open', 'permitted']).optional(),
    fallback: 'open in development, permitted in production',
  }),
  projectDailyEmails: row({
    env: 'APP_PROJECT_DAILY_EMAILS',
    about: 'Emails that a project may send per day through APP_SMTP_URL.',
    expected: 'a number from 1 to 10000000',
    schema: wholeNumber(1, 10_000_000).optional(),
    fallback: '10000; 200 in production with APP_PROJECT_CREATION=open',
  }),
  accessTokenSeconds: row({
    env: 'APP_ACCESS_TOKEN_SECONDS',
    about: 'Lifetime of access tokens.',
    expected: 'a number from 1 to 3600',
    schema: wholeNumber(1, 3600).default(600),
    fallback: '600',
  }),
  sessionDays: row({
    env: 'APP_SESSION_DAYS',
    about: 'Lifetime of new sessions.',
    expected: 'a number from 1 to 365',
    schema: wholeNumber(1, 365).default(365),
    fallback: '365',
  }),
  signInCodeMinutes: row({
    env: 'APP_SIGN_IN_CODE_MINUTES',
    about: 'Lifetime of email codes and magic links.',
    expected: 'a number from 1 to 10080',
    schema: wholeNumber(1, 10_080).default(15),
    fallback: '15',
  }),
  passwordResetMinutes: row({
    env: 'APP_PASSWORD_RESET_MINUTES',
    about: 'Lifetime of password reset links.',
    expected: 'a number from 1 to 10080',
    schema: wholeNumber(1, 10_080).default(60),
    fallback: '60',
  }),
  breachedPasswordsUrl: row({
    env: 'APP_BREACHED_PASSWORDS_URL',
    about:
      'Range API for checking new passwords against known breaches, such as https://api.pwnedpasswords.com/range/. It receives five characters of a SHA-1 hash. Nothing is refused while it is unreachable.',
    expected: 'an http or https URL to append five characters to',
    schema: z.url({ protocol: /^https?$/ }).optional(),
    fallback: 'none: only the built-in list',
  }),
  refreshRotation: row({
    env: 'APP_REFRESH_ROTATION',
    about:
      'Whether refresh tokens rotate, unless a project overrides it. Clients must store the new ones.',
    expected: 'on or off',
    schema: onOff.default(false),
    fallback: 'off',
  }),
  redisUrl: row({
    env: 'REDIS_URL',
    about: 'Redis that counts attempts for rate limits, instead of the database.',
    expected: 'a redis:// or rediss:// URL',
    schema: urlOf('rediss?').optional(),
    fallback: 'none: the database counts them',
    secret: true,
  }),
  rateLimits: row({
    env: 'APP_RATE_LIMITS',
    about: 'Whether rate limits apply.',
    expected: 'on or off',
    schema: onOff.default(true),
    fallback: 'on',
  }),
  trustedProxies: row({
    env: 'APP_TRUSTED_PROXIES',
    about: 'Proxies whose X-Forwarded-For is trusted. Attempts are counted by the address in it.',
    expected: 'none, or addresses and ranges separated by commas, such as 10.0.0.0/8,loopback',
    schema: proxies.default(['loopback']),
    fallback: 'loopback: proxies on this machine',
  }),
  stopDelaySeconds: row({
    env: 'APP_STOP_DELAY_SECONDS',
    about:
      'Time that a stopping process continues to handle requests while /ready fails, so that load balancers stop using it.',
    expected: 'a number from 0 to 300',
    schema: wholeNumber(0, 300).default(0),
    fallback: '0',
  }),
  metrics: row({
    env: 'APP_METRICS',
    about: 'Whether /metrics returns metrics in the Prometheus format.',
    expected: 'on or off',
    schema: onOff.default(false),
    fallback: 'off',
  }),
  metricsToken: row({
    env: 'APP_METRICS_TOKEN',
    about: 'Bearer token for /metrics.',
    expected: 'at least 16 characters',
    schema: z.string().min(16).optional(),
    fallback: 'none: in production only this machine can read them',
    secret: true,
  }),
  otelEndpoint: row({
    env: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    about: 'OpenTelemetry collector for traces, by OTLP over HTTP.',
    expected: 'an http or https URL, without /v1/traces',
    schema: z.url({ protocol: /^https?$/ }).optional(),
    fallback: 'none: tracing is disabled',
  }),
  otelHeaders: row({
    env: 'OTEL_EXPORTER_OTLP_HEADERS',
    about: 'Headers for the collector, such as an API key.',
    expected: 'name=value pairs separated by commas, with URL-encoded values',
    schema: headerList.default({}),
    fallback: 'none',
    secret: true,
  }),
  otelServiceName: row({
    env: 'OTEL_SERVICE_NAME',
    about: 'Name of the service in traces.',
    expected: 'a name',
    schema: z.string().min(1).default('app-server'),
    fallback: 'app-server',
  }),
  otelSampleRatio: row({
    env: 'OTEL_TRACES_SAMPLER_ARG',
    about: 'Fraction of traces to record, unless the caller has already decided.',
    expected: 'a number from 0 to 1',
    schema: fraction.default(1),
    fallback: '1',
  }),
  log: row({
    env: 'APP_LOG',
    about: 'Log level. Logs are JSON lines on standard output.',
    expected: 'silent, error, warn, info or debug',
    schema: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
    fallback: 'info',
  }),
  production: row({
    env: 'NODE_ENV',
    about: 'In `production`, no secrets are generated and no development pages are served.',
    expected: 'production, development or test, in lower case',
    schema: z
      .union([
        z.boolean(),
        z.enum(['production', 'development', 'test']).transform((value) => value === 'production'),
      ])
      .default(false),
    fallback: 'development',
  }),
} satisfies Record<string, ConfigRow>
