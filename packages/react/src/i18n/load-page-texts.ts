import { loadOnce } from '../lib/load-once'
import type { Language } from './languages'
import { type LoadTexts, loadTexts } from './load-texts'
import { addTexts, type Texts } from './texts'

const files: Record<Language, () => Promise<{ pages: Texts }>> = {
  'en-US': () => import('./messages/en-US/pages'),
  'de-DE': () => import('./messages/de-DE/pages'),
  'es-419': () => import('./messages/es-419/pages'),
  'es-ES': () => import('./messages/es-ES/pages'),
  'fr-FR': () => import('./messages/fr-FR/pages'),
  'fr-CA': () => import('./messages/fr-CA/pages'),
  'it-IT': () => import('./messages/it-IT/pages'),
  'pt-PT': () => import('./messages/pt-PT/pages'),
  'pt-BR': () => import('./messages/pt-BR/pages'),
  'zh-CN': () => import('./messages/zh-CN/pages'),
  'zh-TW': () => import('./messages/zh-TW/pages'),
  'ja-JP': () => import('./messages/ja-JP/pages'),
  ar: () => import('./messages/ar/pages'),
}

/**
 * Loads the messages that the sign-in page does not show at first, once: those of the other pages and of
 * failures. Loads all other messages too, except those of the account settings.
 */
export const loadPageTexts: LoadTexts = /* @__PURE__ */ loadOnce(async (language: Language) => {
  const [{ pages }] = await Promise.all([files[language](), loadTexts(language)])
  addTexts(language, pages)
})
