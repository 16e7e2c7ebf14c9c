import type { AppContext } from '../context/context'
import { ok, type Result } from '../lib/result'
import { sendVerificationCode, type VerificationCodeError } from './verification-code'

/** Recipient of an email with a code. */
export interface CodeRecipient {
  /** Address that the email was sent to; `null` if the service does not return it. */
  email: string | null
}

/** Endpoints that check a code and return its recipient, by the purpose of the code. */
const checkEndpoints = {
  signIn: 'POST /auth/otp/sign-in/check-code',
  passwordReset: 'POST /auth/password/reset/check-code',
  verification: 'POST /contact-channels/verify/check-code',
} as const

/** Checks a code without using it. */
export async function checkCode(
  { http }: AppContext,
  purpose: keyof typeof checkEndpoints,
  code: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Result<CodeRecipient, VerificationCodeError>> {
  const result = await sendVerificationCode(code, () =>
    http.try(checkEndpoints[purpose], { body: { code }, signal }),
  )
  if (result.status === 'error') return result
  const { email = null }: { email?: string | null } = result.data
  return ok({ email })
}
