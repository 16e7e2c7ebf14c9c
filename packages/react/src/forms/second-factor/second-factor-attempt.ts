import { isKnownError, type MfaError, type SecondFactor } from '@app/core'
import type { AuthFormProps } from '../auth-form'
import type { Refusal } from '../use-form'

/** Reasons why a sign-in with a second factor has ended. */
export type SecondFactorEnd = 'attempts' | 'late'

/** Props of the form of one factor. */
export interface FactorFormProps extends Pick<AuthFormProps, 'primary'> {
  /** Submits a code. Returns its error, or `null` on success. */
  complete: (factor: SecondFactor) => Promise<MfaError | null>
  /** Called when the attempt has ended. */
  onEnd: (end: SecondFactorEnd) => void
  /** Called with the id of the message that names the expected code. */
  describedBy?: string
}

/** Returns what the form shows for an error; reports the end of the attempt. */
export function toRefusal(
  error: MfaError | null,
  onEnd: (end: SecondFactorEnd) => void,
): Refusal<'code'> | undefined {
  if (!error) return undefined
  if (!isKnownError(error, 'VERIFICATION_ERROR')) return { error }
  const isExhausted = isKnownError(error, 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED')
  onEnd(isExhausted ? 'attempts' : 'late')
  return undefined
}
