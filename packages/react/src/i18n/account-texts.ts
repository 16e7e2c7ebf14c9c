import type { Language } from './languages'
import { addTexts, type Texts } from './texts'

const files: Record<Language, () => Promise<{ account: Texts }>> = {
  'en-US': () => import('./messages/en-US/account'),
  'de-DE': () => import('./messages/de-DE/account'),
  'es-419': () => import('./messages/es-419/account'),
  'es-ES': () => import('./messages/es-ES/account'),
  'fr-FR': () => import('./messages/fr-FR/account'),
  'fr-CA': () => import('./messages/fr-CA/account'),
  'it-IT': () => import('./messages/it-IT/account'),
  'pt-PT': () => import('./messages/pt-PT/account'),
  'pt-BR': () => import('./messages/pt-BR/account'),
  'zh-CN': () => import('./messages/zh-CN/account'),
  'zh-TW': () => import('./messages/zh-TW/account'),
  'ja-JP': () => import('./messages/ja-JP/account'),
  ar: () => import('./messages/ar/account'),
}

/** Loads the messages of the account settings. */
export async function addAccountTexts(language: Language): Promise<void> {
  const { account } = await files[language]()
  addTexts(language, account)
}
