import type { Language } from './languages'
import { loadPageTexts } from './load-page-texts'

/** Loads the messages of the account settings together with all others. */
export async function loadAccountTexts(language: Language): Promise<void> {
  const loading = loadPageTexts(language)
  // Few visits need them, so their files are not named in the first load.
  const { addAccountTexts } = await import('./account-texts')
  await Promise.all([addAccountTexts(language), loading])
}
