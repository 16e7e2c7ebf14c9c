import type { EndpointKey } from '@app/contract'
import type { CodeType } from '../src/verification-codes/verification-codes'
import { createPasskey, signChallenge } from './browsers/passkey-browser'
import type { EndpointRequest } from './requests'
import { page, type World } from './world'

/** A request that presents a code. */
export interface CodeRequest extends EndpointRequest {
  body: { code: string; [name: string]: unknown }
}

interface PresentedCode {
  /** The endpoint that uses up a code of this kind. */
  key: EndpointKey
  /** Creates a new code. Returns the request that uses it. */
  present(world: World): Promise<CodeRequest>
}

/** Functions that give a user a code of each kind; @see docs/http-api.md section 6 */
export const presentedCodes: Record<CodeType, PresentedCode> = {
  contact_channel_verification: {
    key: 'POST /contact-channels/verify',
    async present(world) {
      const { email } = await world.signUp()
      return { body: { code: await world.codeEmailedTo(email) } }
    },
  },
  otp_sign_in: {
    key: 'POST /auth/otp/sign-in',
    async present(world) {
      const { code } = await world.emailedSignInCode()
      return { body: { code } }
    },
  },
  password_reset: {
    key: 'POST /auth/password/reset',
    async present(world) {
      const { email } = await world.verifiedUser()
      const body = { email, callback_url: page }
      await world.must('POST /auth/password/send-reset-code', { body })
      return { body: { code: await world.codeEmailedTo(email, 2), password: 'a new password' } }
    },
  },
  mfa_attempt: {
    key: 'POST /auth/mfa/sign-in',
    present: async (world) => (await world.mfaAttempt()).request(),
  },
  team_invitation: {
    key: 'POST /team-invitations/accept',
    async present(world) {
      const { code } = await world.invitation()
      return { headers: await world.signedIn(), body: { code } }
    },
  },
  passkey_registration: {
    key: 'POST /auth/passkey/register',
    present: async (world) => (await createPasskey(world, await world.signedIn())).request,
  },
  passkey_authentication: {
    key: 'POST /auth/passkey/sign-in',
    async present(world) {
      const { authenticator } = await world.userWithPasskey()
      return signChallenge(world, authenticator)
    },
  },
  impersonation: {
    key: 'POST /auth/impersonation/sign-in',
    async present(world) {
      const { id } = await world.signUp()
      return { body: { code: await world.impersonationCode(id) } }
    },
  },
}
