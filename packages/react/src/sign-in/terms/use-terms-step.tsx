import { isKnownError } from '@app/core'
import { useState } from 'react'
import { loadPageTexts } from '../../i18n/load-page-texts'
import { useMessages } from '../../i18n/use-messages'
import { Lazy, lazyWithMessages } from '../../page/lazy'

/** Loaded for projects that require accepted terms. */
export const lazyTermsStep = /* @__PURE__ */ lazyWithMessages(
  async () => (await import('./terms-step')).TermsStep,
  loadPageTexts,
)

/**
 * Asks for the terms of service where the service requires them for a new user.
 *
 * @param repeat Repeats the call with the accepted version.
 */
export function useTermsStep(repeat: (version: string) => unknown) {
  const { language } = useMessages()
  const [version, setVersion] = useState('')

  async function accept() {
    await repeat(version)
    // Another version may be required by now.
    setVersion((asked) => (asked === version ? '' : asked))
  }

  return {
    /** Asks if the error requires it; returns whether it does. */
    async ask(error: unknown): Promise<boolean> {
      if (!isKnownError(error, 'TERMS_NOT_ACCEPTED')) return false
      await lazyTermsStep(language)
      setVersion(error.details.required_terms_version)
      return true
    },
    /** Shown in place of the content that made the call. */
    step: version && (
      <Lazy
        key={version}
        component={lazyTermsStep}
        props={{ accept, onBack: () => setVersion('') }}
      />
    ),
  }
}
