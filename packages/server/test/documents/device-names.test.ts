import { readFileSync } from 'node:fs'
import { languages } from '@app/contract'
import { expect, it } from 'vitest'
import { toDeviceName } from '../../src/lib/device-name'

it.each(languages)('emails name a device like the account settings in %s', (language) => {
  const path = `../../../react/src/i18n/messages/${language}/account.ts`
  const messages = readFileSync(new URL(path, import.meta.url), 'utf8')
  const form = /'sessions\.device': '(.*)'/.exec(messages)?.[1]
  const expected = form?.replace('{browser}', 'Firefox').replace('{system}', 'Linux')
  expect(toDeviceName('Firefox (Linux)', language)).toBe(expected)
})
