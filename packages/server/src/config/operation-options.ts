import { parseUrl } from '@app/contract/parse-url'
import { z } from 'zod'
import {
  baseUrl,
  type ConfigRow,
  filledText,
  fraction,
  headerList,
  isDecodable,
  onOff,
  proxies,
  row,
  urlOf,
  wholeNumber,
} from './values'

/** Accepts the URL of a Redis, whose path is the number of a database. */
const redisUrl = urlOf('rediss?')
  .refine(isDecodable)
  .refine((url) => /^\/?\d*$/.test(parseUrl(url)?.pathname ?? 'none'))

/** Rate limits, monitoring and logs. */
export const operationOptions = {
  redisUrl: row({
    env: 'REDIS_URL',
    about: 'Redis that counts attempts for rate limits, instead of the database.',
    expected: 'a redis:// or rediss:// URL, with % in a password as %25',
    schema: redisUrl.optional(),
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
    expected: 'at least 16 characters without spaces',
    schema: z
      .string()
      .regex(/^\S{16,}$/)
      .optional(),
    fallback: 'none: in production only this machine can read them',
    secret: true,
  }),
  otelEndpoint: row({
    env: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    about: 'OpenTelemetry collector for traces, by OTLP over HTTP.',
    expected: 'an http or https URL, without /v1/traces',
    schema: baseUrl.refine((url) => !/\/v1\/traces\/*$/.test(url)).optional(),
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
    schema: filledText.default('app-server'),
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
