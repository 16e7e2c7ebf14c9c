import type { Language } from '@app/contract'
import { defaultLanguage } from './languages'

/** Names of devices in the words of the account settings (`sessions.device` of the pages). */
const forms: Record<Language, string> = {
  'en-US': '{browser} on {system}',
  'de-DE': '{browser} auf {system}',
  'es-419': '{browser} en {system}',
  'es-ES': '{browser} en {system}',
  'fr-FR': '{browser} sur {system}',
  'fr-CA': '{browser} sur {system}',
  'it-IT': '{browser} su {system}',
  'pt-PT': '{browser} no {system}',
  'pt-BR': '{browser} no {system}',
  'zh-CN': '{system} 上的 {browser}',
  'zh-TW': '{system} 上的 {browser}',
  'ja-JP': '{system}の{browser}',
  ar: '{browser} على {system}',
}

/**
 * Names a device as users read it: `Firefox on Linux`.
 *
 * @param browserName As returned by `toBrowserName`: `Firefox (Linux)`. Without a system it stays as it is.
 * @param language Of the reader. @default 'en-US'
 */
export function toDeviceName(browserName: string, language: Language = defaultLanguage): string {
  const match = /^(.+) \((.+)\)$/.exec(browserName)
  if (!match) return browserName
  const [, browser = '', system = ''] = match
  return forms[language].replace('{browser}', browser).replace('{system}', system)
}
