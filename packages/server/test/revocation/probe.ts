import type { EndpointKey } from '@app/contract'
import type { CodeType } from '../../src/verification-codes/verification-codes'
import { exchange } from '../browsers/oauth-browser'
import { as } from '../harness'
import type { TestService } from '../test-service'
import { findRecoveryCodes, type Subject } from './subject'

type Send = TestService['send']

/** Whether a code exists: any response except that it is unknown. */
async function isThere(
  send: Send,
  key: EndpointKey,
  request: { headers?: Record<string, string>; body: object },
) {
  const { body } = await send(key, request)
  return body.code !== 'VERIFICATION_CODE_NOT_FOUND'
}

/** Endpoints that check a code of each type, and the rest of their requests. */
function createLooks({
  send,
  signedIn,
}: TestService): Record<CodeType, (code: string) => Promise<boolean>> {
  const look =
    (key: EndpointKey, more = {}) =>
    (code: string) =>
      isThere(send, key, { body: { code, ...more } })
  const garbage = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} }
  const response = { clientDataJSON: 'e30', authenticatorData: 'x', signature: 'x' }
  return {
    contact_channel_verification: look('POST /contact-channels/verify/check-code'),
    otp_sign_in: look('POST /auth/otp/sign-in/check-code'),
    password_reset: look('POST /auth/password/reset/check-code'),
    mfa_attempt: look('POST /auth/mfa/sign-in', { type: 'totp', totp: '000000' }),
    team_invitation: look('POST /team-invitations/accept/check-code'),
    passkey_registration: async (code) =>
      isThere(send, 'POST /auth/passkey/register', {
        headers: await signedIn(),
        body: {
          code,
          credential: { ...garbage, response: { ...response, attestationObject: 'x' } },
        },
      }),
    passkey_authentication: look('POST /auth/passkey/sign-in', {
      authentication_response: { ...garbage, response },
    }),
    impersonation: look('POST /auth/impersonation/sign-in/check-code'),
  }
}

/** Returns what is left of a subject and of the others. Uses up what it checks. */
export async function probe(service: TestService, subject: Subject) {
  const { send } = service
  const looks = createLooks(service)
  const isAlive = async (refresh: string) => {
    const headers = as('client', { refresh })
    return (await send('POST /auth/sessions/current/refresh', { headers })).status === 200
  }
  const canRedeem = async (code: string) => {
    const { body } = await send('POST /auth/oauth/token', exchange(code))
    return body.code !== 'INVALID_AUTHORIZATION_CODE'
  }
  const codes: [CodeType, boolean][] = []
  for (const [type, look] of Object.entries(looks) as [CodeType, (typeof looks)[CodeType]][]) {
    codes.push([type, await look(subject.codes[type])])
  }
  const { bystander } = subject
  return {
    own: await isAlive(subject.refresh.own),
    other: await isAlive(subject.refresh.other),
    authorization: await canRedeem(subject.authorization),
    codes: Object.fromEntries(codes) as Record<CodeType, boolean>,
    recoveryCodes: (await findRecoveryCodes(service, subject.id)) === subject.recoveryCodesOf,
    codeAtFurtherAddress: await looks.otp_sign_in(subject.further.code),
    invitationToOtherTeam: await looks.team_invitation(subject.otherInvitation),
    bystander: {
      code: await looks.otp_sign_in(bystander.code),
      session: await isAlive(bystander.refresh),
      authorization: await canRedeem(bystander.authorization),
    },
    visitor: await looks.otp_sign_in(subject.visitor),
  }
}
