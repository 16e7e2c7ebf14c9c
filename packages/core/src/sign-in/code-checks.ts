import type { AppContext } from '../context/context'
import { ok, type Result } from '../lib/result'
import { sendVerificationCode, type VerificationCodeError } from './verification-code'

/** Recipient of an email with a code. */
export interface CodeRecipient {
  /** Address that the email was sent to; `null` if the service does not return it. */
  email: string | null
}

/** Endpoints that check a code and return its recipient. */
type CheckEndpoint =
  | 'POST /auth/otp/sign-in/check-code'
  | 'POST /auth/password/reset/check-code'
  | 'POST /contact-channels/verify/check-code'

/** Checks a code without using it. */
export async function checkCode(
  { http }: AppContext,
  endpoint: CheckEndpoint,
  code: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Result<CodeRecipient, VerificationCodeError>> {
  const result = await sendVerificationCode(code, () =>
    http.try(endpoint, { body: { code }, signal }),
  )
  if (result.status === 'error') return result
  const { email = null }: { email?: string | null } = result.data
  return ok({ email })
}
