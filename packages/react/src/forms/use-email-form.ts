import { isKnownError } from '@app/core'
import type { ReactNode } from 'react'
import { message } from '../i18n/message'
import { findEmailProblem } from './credential-rules'
import { useForm } from './use-form'

/** Options of {@link useEmailForm}. */
export interface EmailFormOptions {
  /** Finds a problem with a well-formed address. */
  findProblem?: ((email: string) => ReactNode) | undefined
  /** Sends the form; a thrown error is shown as a failure. */
  submit: (email: string) => Promise<void>
}

/** State of a form with a single email address. */
export function useEmailForm({ findProblem, submit }: EmailFormOptions) {
  return useForm<'email'>({
    names: ['email'],
    validate(values) {
      const email = values.email.trim()
      const found = findEmailProblem(email)
      return { email: found ? message(found) : findProblem?.(email) }
    },
    async submit({ email }) {
      try {
        await submit(email.trim())
        return undefined
      } catch (error) {
        if (!isKnownError(error, 'EMAIL_DOMAIN_NOT_ALLOWED')) throw error
        return { problems: { email: message('error.emailDomain') } }
      }
    },
  })
}
