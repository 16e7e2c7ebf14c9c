import { isKnownError } from '@app/core'
import { type ReactNode, useRef, useState } from 'react'
import type { Refusal } from '../../forms/use-form'
import { message } from '../../i18n/message'
import { useMessages } from '../../i18n/use-messages'
import { loadOnce } from '../../lib/load-once'
import { readPromise } from '../../lib/read-promise'

/** Terms of service on a page to sign up. */
export interface Terms {
  /** Version to accept; absent if the project requires none, as far as is known. */
  version: string | undefined
  /** Renders the box, with the problem that a form found. */
  render: (error?: ReactNode) => ReactNode
  /** Returns the problem of a box that is not checked. */
  findProblem: () => ReactNode
  /** Returns whether there is no problem, and otherwise shows it, for a button outside of the form. */
  ask: () => boolean
  /** Shows the box if an error of the service requires another version; `null` for other errors. */
  toRefusal: (error: unknown) => Promise<Refusal<'terms'> | null>
}

/** Loaded for projects that require accepted terms. */
const load = /* @__PURE__ */ loadOnce(async () => (await import('./terms-box')).TermsBox)

/**
 * Returns the terms of service of a page to sign up.
 *
 * @param known Version that the project requires. Without it the box appears once the service refuses.
 */
export function useTerms(known?: string | null): Terms {
  const { t } = useMessages()
  const box = useRef<HTMLInputElement>(null)
  const [required, setRequired] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const version = required ?? known ?? undefined
  const TermsBox = version === undefined ? null : readPromise(load(undefined))

  const findProblem = () =>
    version === undefined || box.current?.checked ? undefined : message('terms.missing')

  return {
    version,
    findProblem,
    render: (error) =>
      TermsBox && (
        <TermsBox
          // Unchecked for another version.
          key={version}
          ref={box}
          error={error ?? (isAsked && t('terms.missing'))}
          onChange={() => setAsked(false)}
        />
      ),
    ask() {
      const isFine = !findProblem()
      setAsked(!isFine)
      if (!isFine) box.current?.focus()
      return isFine
    },
    async toRefusal(error) {
      if (!isKnownError(error, 'TERMS_NOT_ACCEPTED')) return null
      await load(undefined)
      setRequired(error.details.required_terms_version)
      return { problems: { terms: message('terms.missing') } }
    },
  }
}
