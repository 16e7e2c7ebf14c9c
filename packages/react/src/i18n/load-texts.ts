import type { Language } from './languages'
import type { AccountTexts, SignInTexts } from './messages/message-id'
import { addTexts, type Texts } from './texts'

/** Fetches messages of a language. */
export type LoadTexts = (language: Language) => Promise<void>

type Files<Part = Texts> = Record<Language, () => Promise<Part>>

// Each file is a chunk. All are named here, so that a page can request its messages immediately.
// Constants instead of one object, so that bundlers drop the parts that an app never shows.

const baseFiles: Files = {
  'en-US': async () => (await import('./messages/en-US/base')).base,
  'de-DE': async () => (await import('./messages/de-DE/base')).base,
  'es-419': async () => (await import('./messages/es-419/base')).base,
  'es-ES': async () => (await import('./messages/es-ES/base')).base,
  'fr-FR': async () => (await import('./messages/fr-FR/base')).base,
  'fr-CA': async () => (await import('./messages/fr-CA/base')).base,
  'it-IT': async () => (await import('./messages/it-IT/base')).base,
  'pt-PT': async () => (await import('./messages/pt-PT/base')).base,
  'pt-BR': async () => (await import('./messages/pt-BR/base')).base,
  'zh-CN': async () => (await import('./messages/zh-CN/base')).base,
  'zh-TW': async () => (await import('./messages/zh-TW/base')).base,
  'ja-JP': async () => (await import('./messages/ja-JP/base')).base,
  ar: async () => (await import('./messages/ar/base')).base,
}

const signInFiles: Files<SignInTexts> = {
  'en-US': async () => (await import('./messages/en-US/sign-in')).signIn,
  'de-DE': async () => (await import('./messages/de-DE/sign-in')).signIn,
  'es-419': async () => (await import('./messages/es-419/sign-in')).signIn,
  'es-ES': async () => (await import('./messages/es-ES/sign-in')).signIn,
  'fr-FR': async () => (await import('./messages/fr-FR/sign-in')).signIn,
  'fr-CA': async () => (await import('./messages/fr-CA/sign-in')).signIn,
  'it-IT': async () => (await import('./messages/it-IT/sign-in')).signIn,
  'pt-PT': async () => (await import('./messages/pt-PT/sign-in')).signIn,
  'pt-BR': async () => (await import('./messages/pt-BR/sign-in')).signIn,
  'zh-CN': async () => (await import('./messages/zh-CN/sign-in')).signIn,
  'zh-TW': async () => (await import('./messages/zh-TW/sign-in')).signIn,
  'ja-JP': async () => (await import('./messages/ja-JP/sign-in')).signIn,
  ar: async () => (await import('./messages/ar/sign-in')).signIn,
}

const accountFiles: Files<AccountTexts> = {
  'en-US': async () => (await import('./messages/en-US/account')).account,
  'de-DE': async () => (await import('./messages/de-DE/account')).account,
  'es-419': async () => (await import('./messages/es-419/account')).account,
  'es-ES': async () => (await import('./messages/es-ES/account')).account,
  'fr-FR': async () => (await import('./messages/fr-FR/account')).account,
  'fr-CA': async () => (await import('./messages/fr-CA/account')).account,
  'it-IT': async () => (await import('./messages/it-IT/account')).account,
  'pt-PT': async () => (await import('./messages/pt-PT/account')).account,
  'pt-BR': async () => (await import('./messages/pt-BR/account')).account,
  'zh-CN': async () => (await import('./messages/zh-CN/account')).account,
  'zh-TW': async () => (await import('./messages/zh-TW/account')).account,
  'ja-JP': async () => (await import('./messages/ja-JP/account')).account,
  ar: async () => (await import('./messages/ar/account')).account,
}

/** Loads the messages that every page uses. */
export async function loadBaseTexts(language: Language): Promise<void> {
  await load(language, baseFiles)
}

/** Loads the messages of the sign-in pages, including the base messages. */
export async function loadSignInTexts(language: Language): Promise<void> {
  await load(language, baseFiles, signInFiles)
}

/** Loads the messages of the account settings, including those of the sign-in pages. */
export async function loadAccountTexts(language: Language): Promise<void> {
  await load(language, baseFiles, signInFiles, accountFiles)
}

async function load(language: Language, ...parts: Files[]): Promise<void> {
  const loaded = await Promise.all(parts.map((files) => files[language]()))
  for (const texts of loaded) addTexts(language, texts)
}
