import type { RevokingEvent } from '../../src/sessions/revocation'
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
  'impersonation',
]

/**
 * Codes that another check refuses once their user is deleted; a sign-in code returns
 * USER_NOT_FOUND.
 */
const goneWithUser: CodeType[] = ['password_reset']

/** Credentials that an event revokes; everything else stays. */
interface Revoked {
  of: 'address' | 'user' | 'account' | 'member' | 'project' | 'visitors'
  codes?: CodeType[]
  authorizations?: true
  sessions?: 'others' | 'all'
  recoveryCodes?: true
  otherMethods?: true
}

const emailed: CodeType[] = ['otp_sign_in', 'password_reset', 'contact_channel_verification']
const signIns: CodeType[] = [
  'otp_sign_in',
  'password_reset',
  'mfa_attempt',
  'passkey_registration',
  'impersonation',
]

/**
 * The table of docs/revocation.md, written again: derived from the product, it would accept any change of
 * a cell.
 */
const revokedBy: Record<RevokingEvent, Revoked> = {
  'address.removed': { of: 'address', codes: emailed },
  'address.changed': { of: 'address', codes: emailed },
  'address.taken': { of: 'address', codes: emailed },
  'address.sign_in_disabled': { of: 'address', codes: ['otp_sign_in', 'password_reset'] },
  'password.changed': { of: 'user', codes: signIns, authorizations: true, sessions: 'others' },
  'password.set': { of: 'user', codes: ['password_reset', 'mfa_attempt'] },
  'password.replaced': { of: 'user', codes: signIns, authorizations: true, sessions: 'all' },
  'password.reset': { of: 'user', codes: signIns, authorizations: true, sessions: 'all' },
  'password.removed': { of: 'user', codes: signIns, authorizations: true, sessions: 'all' },
  'sign_in_codes.disabled': { of: 'user', codes: ['otp_sign_in', 'mfa_attempt'] },
  'second_factor.enabled': {
    of: 'user',
    codes: ['mfa_attempt', 'passkey_registration'],
    sessions: 'others',
    recoveryCodes: true,
  },
  'second_factor.disabled': {
    of: 'user',
    codes: ['otp_sign_in', 'mfa_attempt', 'passkey_registration'],
    authorizations: true,
    sessions: 'others',
    recoveryCodes: true,
  },
  'recovery_codes.created': { of: 'user', recoveryCodes: true },
  'passkey.added': {
    of: 'user',
    codes: ['mfa_attempt', 'passkey_registration'],
    sessions: 'others',
  },
  'passkey.removed': {
    of: 'user',
    codes: ['mfa_attempt', 'passkey_registration'],
    sessions: 'others',
  },
  'connected_account.removed': {
    of: 'user',
    codes: ['mfa_attempt', 'passkey_registration'],
    authorizations: true,
    sessions: 'others',
  },
  'session.ended': { of: 'user' },
  'sessions.ended': { of: 'project', codes: signIns, authorizations: true, sessions: 'all' },
  'user.banned': {
    of: 'user',
    codes: [...signIns, 'team_invitation'],
    authorizations: true,
    sessions: 'all',
  },
  'user.deleted': { of: 'user', codes: ['team_invitation', 'impersonation'] },
  'account.taken': {
    of: 'account',
    codes: [...signIns, 'contact_channel_verification', 'team_invitation'],
    authorizations: true,
    sessions: 'all',
    recoveryCodes: true,
    otherMethods: true,
  },
  'member.removed': { of: 'member', codes: ['team_invitation'] },
  'member.can_no_longer_invite': { of: 'member', codes: ['team_invitation'] },
  'passwords.closed': { of: 'project', codes: ['mfa_attempt'] },
  'sign_in_codes.closed': { of: 'project', codes: ['otp_sign_in', 'mfa_attempt'] },
  'passkeys.closed': { of: 'project', codes: ['mfa_attempt'] },
  'provider.closed': { of: 'project', codes: ['mfa_attempt'], authorizations: true },
  'sign_up.closed': { of: 'visitors', codes: ['otp_sign_in'] },
}

/** Returns what the table says that `probe` finds after an event. */
export function expectProbe(event: RevokingEvent, { ends = {} }: Pick<Case, 'ends'>) {
  const { of: scope, codes = [], authorizations, sessions, recoveryCodes } = revokedBy[event]
  const isOfAll = scope === 'project'
  // Of the subject: visitors are other users.
  const own = scope === 'visitors' ? [] : codes
  const isGone = (type: CodeType) =>
    own.includes(type) || Boolean(ends.codes && goneWithUser.includes(type))
  const hasOtp = !codes.includes('otp_sign_in')
  return {
    own: sessions !== 'all' && !ends.own,
    other: !sessions && !ends.other,
    authorization: !authorizations && !ends.authorization,
    codes: Object.fromEntries(codeTypes.map((type) => [type, !isGone(type)])),
    recoveryCodes: !recoveryCodes && !ends.codes,
    codeAtFurtherAddress: scope === 'address' || !own.includes('otp_sign_in'),
    invitationToOtherTeam: scope === 'member' || !own.includes('team_invitation'),
    bystander: {
      code: !isOfAll || hasOtp,
      session: !isOfAll || !sessions,
      authorization: !isOfAll || !authorizations,
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
  if (!revokedBy[event].otherMethods) return before && { ...before, ...methods }
  const none = { password: false, passkey: false, totp: false, providers: 0 }
  // The sign-in by the code that verified the mailbox stays.
  return { ...none, code: true, addresses: [subject.email] }
}
