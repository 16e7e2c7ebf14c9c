import type { EndpointKey } from '@app/contract'
import type { CodeType } from '../src/verification-codes/verification-codes'
import { createPasskey, signChallenge } from './browsers/passkey-browser'
import type { EndpointRequest } from './requests'
import { page, type TestService } from './test-service'

/** A request that presents a code. */
export interface CodeRequest extends EndpointRequest {
  body: { code: string; [name: string]: unknown }
}

interface PresentedCode {
  /** The endpoint that uses up a code of this kind. */
  key: EndpointKey
  /** Creates a new code. Returns the request that uses it. */
  present(service: TestService): Promise<CodeRequest>
}

/** Functions that give a user a code of each kind; @see docs/http-api.md section 6 */
export const presentedCodes: Record<CodeType, PresentedCode> = {
  contact_channel_verification: {
    key: 'POST /contact-channels/verify',
    async present(service) {
      const { email } = await service.signUp()
      return { body: { code: await service.codeEmailedTo(email) } }
    },
  },
  otp_sign_in: {
    key: 'POST /auth/otp/sign-in',
    async present(service) {
      const { code } = await service.emailedSignInCode()
      return { body: { code } }
    },
  },
  password_reset: {
    key: 'POST /auth/password/reset',
    async present(service) {
      const { email } = await service.verifiedUser()
      const body = { email, callback_url: page }
      await service.must('POST /auth/password/send-reset-code', { body })
      return { body: { code: await service.codeEmailedTo(email, 2), password: 'a new password' } }
    },
  },
  mfa_attempt: {
    key: 'POST /auth/mfa/sign-in',
    present: async (service) => (await service.mfaAttempt()).request(),
  },
  team_invitation: {
    key: 'POST /team-invitations/accept',
    async present(service) {
      const { code } = await service.invitation()
      return { headers: await service.signedIn(), body: { code } }
    },
  },
  passkey_registration: {
    key: 'POST /auth/passkey/register',
    present: async (service) => (await createPasskey(service, await service.signedIn())).request,
  },
  passkey_authentication: {
    key: 'POST /auth/passkey/sign-in',
    async present(service) {
      const { authenticator } = await service.userWithPasskey()
      return signChallenge(service, authenticator)
    },
  },
  impersonation: {
    key: 'POST /auth/impersonation/sign-in',
    async present(service) {
      const { id } = await service.signUp()
      return { body: { code: await service.impersonationCode(id) } }
    },
  },
}
