import type { Language } from '@app/react'
import { useLayoutEffect, useSyncExternalStore } from 'react'

/** Languages of the SDK's pages, each with its native name. */
export const languages: Record<Language, string> = {
  'en-US': 'English',
  'de-DE': 'Deutsch',
  'es-ES': 'Español (España)',
  'es-419': 'Español (Latinoamérica)',
  'fr-FR': 'Français (France)',
  'fr-CA': 'Français (Canada)',
  'it-IT': 'Italiano',
  'pt-BR': 'Português (Brasil)',
  'pt-PT': 'Português (Portugal)',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  'ja-JP': '日本語',
  ar: 'العربية',
}

const key = 'language'
const listeners = new Set<() => void>()

/** Changes the language of the SDK's pages and the layout, and stores it for the next visit. */
export function setLanguage(language: Language): void {
  localStorage.setItem(key, language)
  for (const listener of listeners) listener()
}

/** Attributes of the demo's own pages, which are in English. */
export const english = { lang: 'en-US', dir: 'ltr' } as const

/** Returns the chosen language, or else that of the browser, or else English. */
export function useLanguage(): Language {
  const wanted = useSyncExternalStore(subscribe, readLanguage)
  return isLanguage(wanted) ? wanted : 'en-US'
}

/** Sets the language and the writing direction of the document. */
export function useDocumentLanguage(language: Language): void {
  useLayoutEffect(() => {
    const { documentElement } = document
    documentElement.lang = language
    documentElement.dir = directionOf(language)
  }, [language])
}

/** Returns the writing direction of a language. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** Whether the SDK's pages have messages in this language. */
export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(languages, tag)
}

function readLanguage(): string {
  return localStorage.getItem(key) ?? navigator.language
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab may change it.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
