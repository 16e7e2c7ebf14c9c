import { isKnownError, type NewUserOptions } from '@app/core'
import type { Refusal } from '../../forms/use-form'
import { useApp } from '../../hooks/use-app'
import { message } from '../../i18n/message'
import { lazyEmailCodeStep } from './sign-in-steps'
import { useSignInFlow } from './use-sign-in-flow'

/** Returns a function that sends an email code for sign-in or sign-up and then asks for it. */
export function useEmailCode(): (
  email: string,
  newUser?: NewUserOptions,
) => Promise<Refusal<'email'> | undefined> {
  const app = useApp()
  const flow = useSignInFlow()

  return async (email, newUser) => {
    void lazyEmailCodeStep()
    const result = await app.sendMagicLinkEmail(email)
    if (result.status === 'ok') {
      flow.ask({ kind: 'email-code', email, nonce: result.data.nonce, newUser })
      return undefined
    }
    const { error } = result
    if (isKnownError(error, 'USER_EMAIL_ALREADY_EXISTS')) {
      return { problems: { email: message('problem.emailUnverified') } }
    }
    if (isKnownError(error, 'SIGN_UP_NOT_ENABLED')) {
      return { problems: { email: message('problem.emailUnknown') } }
    }
    return { error }
  }
}
