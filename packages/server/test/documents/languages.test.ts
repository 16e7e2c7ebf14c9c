import { readdirSync } from 'node:fs'
import { languages } from '@app/contract'
import { expect, it } from 'vitest'

it('emails exist in the languages of the pages', () => {
  const messages = new URL('../../../react/src/i18n/messages', import.meta.url)
  const ofPages = readdirSync(messages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect([...languages].sort()).toEqual(ofPages.sort())
})
