import { expect, it } from 'vitest'
import { readEnvironment, toConfig } from './config'

const secret = '4d1f9a0c7be2835610fa7b2c9d8e3041'
const read = (env: Record<string, string>) => toConfig(readEnvironment(env))

it.each([
  ['APP_URL', 'https://auth.example.com,'],
  ['APP_URL', 'https://auth.example.com"'],
  ['APP_URL', 'https://*.example.com'],
  ['APP_HOST', '0x10'],
  ['APP_SMTP_URL', 'smtp://u:p@mail.example.com/2525'],
  ['APP_SECRET_FALLBACKS', `${secret};${secret}`],
  ['APP_SHARED_OAUTH_ISSUER', 'https://login.example.com/.well-known/openid-configuration'],
  ['APP_OAUTH_ENDPOINTS', '{"gitlab":{"token":"ftp://git.example.com"}}'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318/v1/traces//'],
  ['SVIX_AUTH_TOKEN', 'Bearer svix'],
  ['APP_SHARED_OAUTH_ISSUER', 'https://login.example.com?tenant=1'],
  ['APP_SHARED_OAUTH_ISSUER', 'https://login.example.com\nhttps://login.example.com'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318?key=1'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318#top'],
  ['SVIX_SERVER_URL', 'https://svix.example.com;'],
  ['SVIX_SERVER_URL', 'https://svix.example.com#top'],
  ['SVIX_AUTH_TOKEN', ' '],
  ['APP_SHARED_OAUTH_CLIENT_SECRET', ' '],
  ['OTEL_SERVICE_NAME', ' '],
  ['APP_METRICS_TOKEN', `${secret} ${secret}`],
  ['APP_TRUSTED_PROXIES', '1'],
  ['APP_TRUSTED_PROXIES', '10.0.0.1,2'],
  ['APP_TRUSTED_PROXIES', '0x10'],
  ['REDIS_URL', 'redis://redis:6379/cache'],
])('refuses %s=%j', (variable, value) => {
  expect(() => read({ [variable]: value })).toThrow(/^[A-Z_]+: .* is not valid; expected /)
})

it.each([
  ['APP_METRICS_TOKEN', `$\{APP_METRICS_TOKEN}`, 'is a variable that is not expanded'],
  ['SVIX_AUTH_TOKEN', '$SVIX_AUTH_TOKEN', 'is a variable that is not expanded'],
  ['APP_SECRET', `${secret} # of staging`, 'has a comment after it'],
  ['APP_DATA_DIR', '/data # of staging', 'has a comment after it'],
  ['APP_SECRET', `${secret}\u200b`, 'has spaces or line ends around it'],
])('says what is in the place of the value in %s=%j', (variable, value, reason) => {
  expect(() => read({ [variable]: value })).toThrow(`${reason}; expected it`)
})

it.each([
  ['{"google":{"clientId":"","clientSecret":"secret"}}', 'clientId'],
  ['{"google":{"clientId":"id","clientSecret":"secret "}}', 'clientSecret'],
  ['{"google":{"clientId":"\\"id\\"","clientSecret":"secret"}}', 'clientId'],
  ['{"google":{"clientId":"$(GOOGLE_ID)","clientSecret":"secret"}}', 'clientId'],
])('names the key that is wrong in APP_SHARED_OAUTH_KEYS=%s', (keys, name) => {
  expect(() => read({ APP_SHARED_OAUTH_KEYS: keys })).toThrow(
    `APP_SHARED_OAUTH_KEYS: ${name} of google is empty or a variable, or has spaces or quotes around it; expected`,
  )
})

it.each([
  ['https://hashes.example.com/range//', 'https://hashes.example.com/range/'],
  ['https://hashes.example.com//', 'https://hashes.example.com/'],
])('requests ranges below %s', (url, expected) => {
  expect(read({ APP_BREACHED_PASSWORDS_URL: url }).breachedPasswordsUrl).toBe(expected)
})

it.each([
  ['APP_URL', 'http://auth_server:8102'],
  ['APP_SHARED_OAUTH_KEYS', `{"google":{"clientId":"id","clientSecret":"a$\{b}c"}}`],
  ['APP_URL', 'https://bücher.example'],
  ['APP_URL', 'http://[::1]:8102'],
  ['APP_SMTP_URL', 'smtp://mail.example.com:587/'],
  ['APP_SECRET_FALLBACKS', `${secret},${secret}`],
  ['APP_SECRET_FALLBACKS', `${secret}!;${secret}`],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318/otlp'],
  ['APP_TRUSTED_PROXIES', 'loopback,10.0.0.0/8,fc00::/7,10.0.0.0/255.0.0.0'],
  ['REDIS_URL', 'rediss://:p%23@redis:6379/2?family=6'],
])('accepts %s=%s', (variable, value) => {
  expect(() => read({ [variable]: value })).not.toThrow()
})
