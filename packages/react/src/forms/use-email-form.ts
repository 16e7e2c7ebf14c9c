import { useMessages } from '../i18n/use-messages'
import { findEmailProblem } from './credential-rules'
import { useForm } from './use-form'

/** Options of {@link useEmailForm}. */
export interface EmailFormOptions {
  /** What is wrong with an address that looks right. */
  findProblem?: (email: string) => string | undefined
  /** What it throws is shown as a failure. */
  submit: (email: string) => Promise<void>
}

/** A form that asks for one e-mail address. */
export function useEmailForm({ findProblem, submit }: EmailFormOptions) {
  const { t } = useMessages()
  return useForm<'email'>({
    names: ['email'],
    validate(values) {
      const email = values.email.trim()
      const found = findEmailProblem(email)
      return { email: found ? t(found) : findProblem?.(email) }
    },
    async submit({ email }) {
      await submit(email.trim())
      return undefined
    },
  })
}
