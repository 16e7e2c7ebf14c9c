import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@app/core/bindings'
import { describe, expect, it } from 'vitest'
import type { Language } from './languages'
import { listPlaceholders } from './placeholders'
import type { Texts } from './texts'

/** Messages that are equal to the English ones. */
const sameInEnglish: Record<Exclude<Language, 'en-US'>, string[]> = {
  'de-DE': ['teamSwitcher.label', 'field.code', 'settings.teams', 'profile.name', 'passkey.title'],
  'es-419': [],
  'es-ES': [],
  'fr-FR': ['field.code', 'team.invitations'],
  'fr-CA': ['field.code', 'team.invitations'],
  'it-IT': ['field.password', 'password.title', 'passkey.title', 'teamSwitcher.label'],
  'pt-PT': [],
  'pt-BR': [],
  'zh-CN': [],
  'zh-TW': [],
  'ja-JP': [],
  ar: [],
}

const parts = ['base', 'sign-in', 'account'] as const

async function loadPart(language: Language, part: string): Promise<Record<string, string>> {
  const file = await import(`./messages/${language}/${part}.ts`)
  return Object.values<Texts>(file)[0] as Record<string, string>
}

async function loadAll(language: Language) {
  const files = language === 'en-US' ? ['first', ...parts] : parts
  const loaded = await Promise.all(files.map((part) => loadPart(language, part)))
  return Object.assign({}, ...loaded) as Record<string, string>
}

const english = await loadAll('en-US')
const others = languages.filter((language) => language !== 'en-US')

describe.each(others)('the texts in %s', async (language) => {
  const texts = await loadAll(language)

  it('are all there, and no more, each in its part', async () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
    for (const part of ['sign-in', 'account']) {
      const ids = Object.keys(await loadPart('en-US', part))
      expect(Object.keys(await loadPart(language, part))).toEqual(ids)
    }
  })

  it('ask for the same values', () => {
    const listAll = (texts: Record<string, string>) =>
      Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, listPlaceholders(text)]))
    expect(listAll(texts)).toEqual(listAll(english))
  })

  it('have a form for every number of things', () => {
    const rules = new Intl.PluralRules(language)
    const needed = new Set(Array.from({ length: 256 }, (_, count) => rules.select(count + 1)))
    for (const [id, text] of Object.entries(texts)) {
      for (const [plural] of text.matchAll(/\{\w+, plural,(?:[^{}]*\{[^{}]*\})+\s*\}/g)) {
        const forms = [...plural.matchAll(/(\w+) \{/g)].map(([, form]) => form)
        expect(new Set(forms), id).toEqual(new Set([...needed, 'other']))
      }
    }
  })

  it('are translated', () => {
    const untranslated = Object.keys(texts).filter((id) => texts[id] === english[id])
    expect(untranslated.sort()).toEqual(sameInEnglish[language].sort())
  })

  it('have nothing around them, and no empty one', () => {
    const odd = Object.keys(texts).filter((id) => !/^\S(.*\S)?$/.test(texts[id] ?? ''))
    expect(odd).toEqual([])
  })
})

describe('the texts in English', () => {
  it('are all said somewhere', () => {
    const folder = join(import.meta.dirname, '..')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /(?<!\.test)\.tsx?$/.test(file) && !/messages[/\\]\w+(-\w+)?[/\\]/.test(file),
    )
    const code = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
    const said = [...code.matchAll(/['`]([a-zA-Z]+\.(?:\w|\$\{\w+\})+)['`]/g)].map(
      ([, id = '']) => new RegExp(`^${id.replace('.', '\\.').replace(/\$\{\w+\}/, '\\w+')}$`),
    )
    const unused = Object.keys(english).filter((id) => !said.some((pattern) => pattern.test(id)))
    expect(unused).toEqual([])
  })
})
