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
  ['APP_TRUSTED_PROXY', undefined],
  ['APP_HOME', undefined],
  ['APP_ENV', undefined],
  ['APP_URL', undefined],
  ['PORT', undefined],
])('%s is probably %s', (given, meant) => {
  const expected = meant === undefined ? [] : [{ given, meant }]
  expect(findMisspelledVariables({ [given]: 'value' })).toEqual(expected)
})
