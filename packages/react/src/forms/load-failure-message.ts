import type { Language } from '../i18n/languages'
import { loadPageTexts } from '../i18n/load-page-texts'
import { loadOnce } from '../lib/load-once'
import { retryRead } from '../lib/retries'

/** Loads {@link FailureMessage}, `toFailure` and their messages, once. */
export const loadFailureMessage = /* @__PURE__ */ loadOnce(async (language: Language) => {
  const [{ FailureMessage }, { toFailure }] = await Promise.all([
    import('./failure-message'),
    import('../i18n/failure'),
    loadPageTexts(language),
  ])
  return { FailureMessage, toFailure }
})

/** Loads the message of a failure in parallel with a call that may fail. */
export async function preloadFailureMessage(language: Language): Promise<void> {
  try {
    await loadFailureMessage(language)
  } catch (error) {
    // The next call tries again.
    await retryRead(error)
  }
}
