import type { EmailTemplatePreviewOptions } from '@app/core/admin'

type Language = NonNullable<EmailTemplatePreviewOptions['language']>

const names = {
  'en-US': 'English',
  'de-DE': 'German',
  'es-419': 'Spanish (Latin America)',
  'es-ES': 'Spanish (Spain)',
  'fr-FR': 'French (France)',
  'fr-CA': 'French (Canada)',
  'it-IT': 'Italian',
  'pt-PT': 'Portuguese (Portugal)',
  'pt-BR': 'Portuguese (Brazil)',
  'zh-CN': 'Chinese (simplified)',
  'zh-TW': 'Chinese (traditional)',
  'ja-JP': 'Japanese',
  ar: 'Arabic',
} satisfies Record<Language, string>

/** Languages of default emails. */
export const previewLanguages = Object.entries(names).map(([id, name]) => ({ id, name }))

/** Returns whether a text is a language of default emails. */
export function isPreviewLanguage(text: string): text is Language {
  return Object.hasOwn(names, text)
}
