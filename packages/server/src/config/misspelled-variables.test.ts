import { expect, it } from 'vitest'
import { findMisspelledVariables } from './misspelled-variables'

it.each([
  ['APP_SMPT_URL', 'APP_SMTP_URL'],
  ['APP_URI', 'APP_URL'],
  ['APP_SECERT', 'APP_SECRET'],
  ['APP_PROT', 'APP_PORT'],
  ['app_secret', 'APP_SECRET'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['APP_DATABASE_URL', 'DATABASE_URL'],
  ['APP_SMTP', 'APP_SMTP_URL'],
  ['APP_HOSTNAME', 'APP_HOST'],
  ['APP_BASE_URL', 'APP_URL'],
  ['APP_MAIL_SMTP_URL', 'APP_SMTP_URL'],
  ['APP_LOG_LEVEL', 'APP_LOG'],
  ['app_base_url', 'APP_URL'],
  ['NODE_ENVV', 'NODE_ENV'],
  ['NDOE_ENV', 'NODE_ENV'],
  ['REDIS_URI', 'REDIS_URL'],
  ['RDIS_URL', 'REDIS_URL'],
  ['DB_URL', 'DATABASE_URL'],
  ['POSTGRES_URL', 'DATABASE_URL'],
  ['OTEL_EXPORTER_OTLP_ENDPIONT', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ['SVIX_AUTH_TOKN', 'SVIX_AUTH_TOKEN'],
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', undefined],
  ['OTEL_TRACES_SAMPLER', undefined],
  ['API_URL', undefined],
  ['AP_PORT', undefined],
  ['NODE_OPTIONS', undefined],
  ['REDIS_HOST', undefined],
  ['REDIS', undefined],
  ['APP_TRUSTED_PROXY', undefined],
  ['APP_HOME', undefined],
  ['APP_ENV', undefined],
  ['APP_URL', undefined],
  ['PORT', undefined],
])('%s is probably %s', (given, meant) => {
  const expected = meant === undefined ? [] : [{ given, meant }]
  expect(findMisspelledVariables({ [given]: 'value' })).toEqual(expected)
})

it.each([
  ['POSTGRES_URL', 'DATABASE_URL'],
  ['DB_URL', 'DATABASE_URL'],
  ['REDIS_URI', 'REDIS_URL'],
  ['SMTP_URL', 'APP_SMTP_URL'],
])('%s may be of another program if %s is set', (given, meant) => {
  expect(findMisspelledVariables({ [given]: 'value', [meant]: 'value' })).toEqual([])
  expect(findMisspelledVariables({ [given]: 'value', [meant]: '' })).toEqual([{ given, meant }])
})
