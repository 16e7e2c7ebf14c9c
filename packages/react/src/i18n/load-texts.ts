import { loadOnce } from '../lib/load-once'
import type { Language } from './languages'
import { addTexts, type Texts } from './texts'

/** Loads messages of a language. */
export type LoadTexts = (language: Language) => Promise<void>

// Each file is a chunk. All are named here, so that a page can request its messages immediately.
const files: Record<Language, () => Promise<{ main: Texts }>> = {
  'en-US': () => import('./messages/en-US/main'),
  'de-DE': () => import('./messages/de-DE/main'),
  'es-419': () => import('./messages/es-419/main'),
  'es-ES': () => import('./messages/es-ES/main'),
  'fr-FR': () => import('./messages/fr-FR/main'),
  'fr-CA': () => import('./messages/fr-CA/main'),
  'it-IT': () => import('./messages/it-IT/main'),
  'pt-PT': () => import('./messages/pt-PT/main'),
  'pt-BR': () => import('./messages/pt-BR/main'),
  'zh-CN': () => import('./messages/zh-CN/main'),
  'zh-TW': () => import('./messages/zh-TW/main'),
  'ja-JP': () => import('./messages/ja-JP/main'),
  ar: () => import('./messages/ar/main'),
}

/** Loads the messages of the sign-in page, of buttons and menus in a language, once. */
export const loadTexts: LoadTexts = /* @__PURE__ */ loadOnce(async (language: Language) => {
  const { main } = await files[language]()
  addTexts(language, main)
})
