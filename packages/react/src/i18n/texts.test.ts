import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@app/core/bindings'
import { describe, expect, it } from 'vitest'
import type { Language } from './languages'
import { listPlaceholders } from './placeholders'
import type { Texts } from './texts'

/** Messages that are equal to the English ones. */
const sameInEnglish: Record<Exclude<Language, 'en-US'>, string[]> = {
  'de-DE': [
    'teamSwitcher.label',
    'field.code',
    'settings.teams',
    'signUp.optional',
    'profile.name',
    'passkey.title',
    'passkeys.title',
    'passkeys.name',
    'role.admin',
  ],
  'es-419': ['role.admin'],
  'es-ES': ['role.admin'],
  'fr-FR': ['field.code', 'role.admin', 'team.invitations'],
  'fr-CA': ['field.code', 'role.admin', 'team.invitations'],
  'it-IT': ['field.password', 'passkey.title', 'role.admin', 'teamSwitcher.label'],
  'pt-PT': ['role.admin'],
  'pt-BR': ['role.admin'],
  'zh-CN': [],
  'zh-TW': [],
  'ja-JP': [],
  ar: [],
}

const parts = ['main', 'pages', 'account'] as const

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

describe.each(others)('the messages in %s', async (language) => {
  const texts = await loadAll(language)

  it('are complete, without extra ones, each in the right file', async () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
    for (const part of ['pages', 'account']) {
      const ids = Object.keys(await loadPart('en-US', part))
      expect(Object.keys(await loadPart(language, part)).sort()).toEqual(ids.sort())
    }
  })

  it('have the same placeholders', () => {
    const listAll = (texts: Record<string, string>) =>
      Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, listPlaceholders(text)]))
    expect(listAll(texts)).toEqual(listAll(english))
  })

  it('have every plural form of the language', () => {
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

  it('have no space before punctuation at which a line could break', () => {
    const breaking = Object.keys(texts).filter((id) => / [:;?!»]/.test(texts[id] ?? ''))
    expect(breaking).toEqual([])
  })

  it('are not empty and have no surrounding whitespace', () => {
    const odd = Object.keys(texts).filter((id) => !/^\S(.*\S)?$/.test(texts[id] ?? ''))
    expect(odd).toEqual([])
  })
})

describe('the messages in English', () => {
  it('are all used', () => {
    const folder = join(import.meta.dirname, '..')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /(?<!\.test)\.tsx?$/.test(file) && !/messages[/\\]\w+(-\w+)?[/\\]/.test(file),
    )
    const code = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
    const used = [...code.matchAll(/['"`]([a-zA-Z]+\.(?:\w|\$\{\w+\})+)['"`]/g)].map(
      ([, id = '']) => new RegExp(`^${id.replace('.', '\\.').replace(/\$\{\w+\}/, '\\w+')}$`),
    )
    const unused = Object.keys(english).filter((id) => !used.some((pattern) => pattern.test(id)))
    expect(unused).toEqual([])
  })
})

describe('the messages of the sign-in page and its email codes', () => {
  it('are all in the first file of a language', async () => {
    const folder = join(import.meta.dirname, '..')
    const files = new Set(['sign-in', 'flow/email-code-step'].map(toPath))
    function toPath(name: string) {
      return join(folder, 'sign-in', `${name}.tsx`)
    }
    const missing = [...(await loadIds('pages')), ...(await loadIds('account'))]
    const found: string[] = []
    // Iterating over a set also visits values that are added during the loop.
    for (const file of files) {
      const code = readFileSync(file, 'utf8')
      found.push(...missing.filter((id) => code.includes(`'${id}'`)))
      for (const [, from = ''] of code.matchAll(
        /^(?:import|export|\}) (?!type ).*from '(\..+)'/gm,
      )) {
        const source = join(file, '..', from)
        files.add([`${source}.ts`, `${source}.tsx`].find(existsSync) ?? source)
      }
    }
    expect(files.size).toBeGreaterThan(50)
    expect(found).toEqual([])
  })

  async function loadIds(part: string): Promise<string[]> {
    return Object.keys(await loadPart('en-US', part))
  }
})
