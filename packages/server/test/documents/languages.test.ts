import { readdirSync, readFileSync } from 'node:fs'
import { languages } from '@app/contract'
import { expect, it } from 'vitest'

it('emails exist in the languages of the pages', () => {
  const messages = new URL('../../../react/src/i18n/messages', import.meta.url)
  const ofPages = readdirSync(messages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect([...languages].sort()).toEqual(ofPages.sort())
})

it('documents name each language of the pages', () => {
  const read = (path: string) =>
    readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
  const supported = read('packages/react/README.md').split('\n## Languages')[1]?.split('\n#')[0]
  expect(languages.filter((language) => !supported?.includes(`\`${language}\``))).toEqual([])
  const address = read('docs/decisions/310-locales-as-icu-message-files.md')
  const nameOf = new Intl.DisplayNames('en', { type: 'language' })
  const names = languages.map((language) => nameOf.of(new Intl.Locale(language).language) ?? '')
  const others = names.filter((name) => name !== 'English')
  expect(others.filter((name) => !address.includes(`\n| ${name} |`))).toEqual([])
})
