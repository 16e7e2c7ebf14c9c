import { findPageLocale, type Language } from '../i18n/languages'
import { ifAllowed } from '../lib/if-allowed'

/** In the storage of the browser: the language of the pages on the last visit. */
const key = 'app-language'

let current: Language | undefined
/** Language of the document when this module was evaluated, before an app changes it. */
const documentLang = typeof document === 'undefined' ? '' : document.documentElement.lang

/** Returns the most likely language of the pages before their provider is rendered: the last one, or the document's. */
export function guessLanguage(): Language {
  const remembered = ifAllowed(() => localStorage.getItem(key))
  return findPageLocale(remembered ?? documentLang, false).language
}

/** Stores the language of the pages for {@link guessLanguage} when the visitor leaves the page, which delays no page. */
export function rememberLanguage(language: Language): void {
  if (!current) addEventListener('pagehide', store)
  current = language
}

function store(): void {
  const language = current
  if (language && language !== guessLanguage()) {
    ifAllowed(() => localStorage.setItem(key, language))
  }
}
