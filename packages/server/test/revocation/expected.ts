import { type RevokingEvent, revocationOf } from '../../src/sessions/revocation'
import type { CodeType } from '../../src/verification-codes/verification-codes'
import type { Case } from './cases'
import type { listMethods, Subject } from './subject'

const codeTypes: CodeType[] = [
  'contact_channel_verification',
  'otp_sign_in',
  'password_reset',
  'mfa_attempt',
  'team_invitation',
  'passkey_registration',
  'passkey_authentication',
]

/**
 * Codes that another check refuses once their user is deleted; a sign-in code returns
 * USER_NOT_FOUND.
 */
const goneWithUser: CodeType[] = ['password_reset']

/** Returns what the table says that `probe` finds after an event. */
export function expectProbe(event: RevokingEvent, { ends = {} }: Pick<Case, 'ends'>) {
  const { scope, codes, authorizations, sessions, recoveryCodes } = revocationOf(event)
  const isOfAll = scope === 'project'
  // Of the subject: visitors are other users.
  const own = scope === 'visitors' ? [] : codes
  const isGone = (type: CodeType) =>
    own.includes(type) || Boolean(ends.codes && goneWithUser.includes(type))
  const hasOtp = !codes.includes('otp_sign_in')
  return {
    own: sessions !== 'all' && !ends.own,
    other: sessions === 'keep' && !ends.other,
    authorization: authorizations === 'keep' && !ends.authorization,
    codes: Object.fromEntries(codeTypes.map((type) => [type, !isGone(type)])),
    recoveryCodes: recoveryCodes === 'keep' && !ends.codes,
    codeAtFurtherAddress: scope === 'address' || !own.includes('otp_sign_in'),
    invitationToOtherTeam: scope === 'member' || !own.includes('team_invitation'),
    bystander: {
      code: !isOfAll || hasOtp,
      session: !isOfAll || sessions === 'keep',
      authorization: !isOfAll || authorizations === 'keep',
    },
    visitor: !(isOfAll || scope === 'visitors') || hasOtp,
  }
}

type Methods = Awaited<ReturnType<typeof listMethods>>

/** Returns what the table says about the sign-in methods. */
export function expectMethods(
  event: RevokingEvent,
  { before, subject, methods }: { before: Methods; subject: Subject } & Pick<Case, 'methods'>,
): Methods {
  if (event === 'user.deleted') return null
  if (revocationOf(event).methods === 'keep') return before && { ...before, ...methods }
  const none = { password: false, passkey: false, totp: false, providers: 0 }
  // The sign-in by the code that verified the mailbox stays.
  return { ...none, code: true, addresses: [subject.email] }
}
