import type { CodeType } from '../verification-codes/verification-codes'

/** Effect of one event on everything that signs in, or leads to a sign-in method. */
interface Revocation {
  /**
   * Owner of what is revoked: `address`, codes emailed to it; `user`, all of the user's; `member`, what
   * a member sent for a team; `project`, everyone's; `visitors`, sign-ins that would create a user;
   * `mailbox`, all of the user's but the address that was proven.
   */
  scope: 'address' | 'user' | 'mailbox' | 'member' | 'project' | 'visitors'
  /** Types of open codes that are deleted. */
  codes: readonly CodeType[]
  /** OAuth authorization codes to redeem. Links end with the session that started them. */
  authorizations: 'keep' | 'revoke'
  /** Sessions: `others`, all but the one that made the change. */
  sessions: 'keep' | 'others' | 'all'
  /** Sign-in methods: `others`, all but the address that was proven. */
  methods: 'keep' | 'others'
  /** Recovery codes of the second factor, used ones too. */
  recoveryCodes: 'keep' | 'revoke'
}

const keep = {
  codes: [],
  authorizations: 'keep',
  sessions: 'keep',
  methods: 'keep',
  recoveryCodes: 'keep',
} as const

/** Codes that sign in, or lead to a new sign-in method. */
const credentialCodes = [
  'otp_sign_in',
  'password_reset',
  'mfa_attempt',
  'passkey_registration',
] as const

/** Codes emailed to an address on behalf of its user. */
const emailedCodes = ['otp_sign_in', 'password_reset', 'contact_channel_verification'] as const

const newPassword = {
  ...keep,
  scope: 'user',
  codes: credentialCodes,
  authorizations: 'revoke',
} as const

/**
 * Everything that revokes something, and what: the only place. `revoke` carries it out; the same table
 * in words is docs/revocation.md, and each cell has a test.
 *
 * @see docs/decisions/136-one-table-of-revocation.md, OWASP ASVS 5.0 6.4.3, 7.4
 */
const revocations = {
  'address.removed': { ...keep, scope: 'address', codes: emailedCodes },
  'address.changed': { ...keep, scope: 'address', codes: emailedCodes },
  // By the owner of its mailbox, from an account that proved another one.
  'address.taken': { ...keep, scope: 'address', codes: emailedCodes },
  'address.sign_in_disabled': {
    ...keep,
    scope: 'address',
    codes: ['otp_sign_in', 'password_reset'],
  },
  'password.changed': { ...newPassword, sessions: 'others' },
  // The contract keeps the sessions (contract/http.md section 3.3).
  'password.set': { ...keep, scope: 'user', codes: ['password_reset', 'mfa_attempt'] },
  // By the app's server.
  'password.replaced': { ...newPassword, sessions: 'all' },
  'password.reset': { ...newPassword, sessions: 'all' },
  'password.removed': { ...newPassword, sessions: 'all' },
  'sign_in_codes.disabled': { ...keep, scope: 'user', codes: ['otp_sign_in', 'mfa_attempt'] },
  'second_factor.enabled': {
    ...keep,
    scope: 'user',
    codes: ['mfa_attempt', 'passkey_registration'],
    sessions: 'others',
    recoveryCodes: 'revoke',
  },
  'second_factor.disabled': {
    ...keep,
    scope: 'user',
    codes: ['otp_sign_in', 'mfa_attempt', 'passkey_registration'],
    authorizations: 'revoke',
    sessions: 'others',
    recoveryCodes: 'revoke',
  },
  // Open attempts wait for a second factor all the same.
  'recovery_codes.created': { ...keep, scope: 'user', recoveryCodes: 'revoke' },
  'passkey.added': {
    ...keep,
    scope: 'user',
    codes: ['mfa_attempt', 'passkey_registration'],
    sessions: 'others',
  },
  'passkey.removed': {
    ...keep,
    scope: 'user',
    codes: ['mfa_attempt', 'passkey_registration'],
    sessions: 'others',
  },
  // One session, which the caller ends.
  'session.ended': { ...keep, scope: 'user' },
  'sessions.ended': {
    ...keep,
    scope: 'project',
    codes: credentialCodes,
    authorizations: 'revoke',
    sessions: 'all',
  },
  // Rows of the user are gone; a sign-in code has to stay to answer USER_NOT_FOUND.
  'user.deleted': { ...keep, scope: 'user', codes: ['team_invitation'] },
  // The owner of its mailbox takes over an account that never proved any (decision 138).
  'mailbox.proven': {
    scope: 'mailbox',
    codes: [...credentialCodes, 'contact_channel_verification', 'team_invitation'],
    authorizations: 'revoke',
    sessions: 'all',
    methods: 'others',
    recoveryCodes: 'revoke',
  },
  'member.removed': { ...keep, scope: 'member', codes: ['team_invitation'] },
  // By a change of their permissions, or of a definition that contained it.
  'member.can_no_longer_invite': { ...keep, scope: 'member', codes: ['team_invitation'] },
  // Everything else these methods left open is refused at its use, by errors of the contract.
  'passwords.closed': { ...keep, scope: 'project', codes: ['mfa_attempt'] },
  'sign_in_codes.closed': { ...keep, scope: 'project', codes: ['otp_sign_in', 'mfa_attempt'] },
  'passkeys.closed': { ...keep, scope: 'project', codes: ['mfa_attempt'] },
  // Only codes of this provider.
  'provider.closed': {
    ...keep,
    scope: 'project',
    codes: ['mfa_attempt'],
    authorizations: 'revoke',
  },
  'sign_up.closed': { ...keep, scope: 'visitors', codes: ['otp_sign_in'] },
} satisfies Record<string, Revocation>

/** An event of the table. */
export type RevokingEvent = keyof typeof revocations

/** All events of the table. */
export const revokingEvents = Object.keys(revocations) as RevokingEvent[]

/** The session that made a change and outlives it, by its id or its refresh token. */
export type KeptSession = { sessionId: string } | { refreshToken: string }

/** Sessions that outlive a change: `all` where the app's server made it, which ends them by itself. */
export type KeptSessions = KeptSession | 'all'

interface Targets {
  address: { userId: string; email: string }
  user: { userId: string; kept?: KeptSessions }
  mailbox: { userId: string; provenEmail: string }
  member: { teamId: string; userId: string }
  project: { projectId: string; providerId?: string }
  visitors: { projectId: string }
}

/** The row of the table that an event has. */
export function revocationOf(event: RevokingEvent): Revocation {
  return revocations[event]
}

/** Whom an event is about. */
export type TargetOf<Event extends RevokingEvent> = Targets[(typeof revocations)[Event]['scope']]
