import type { CodeType } from '../verification-codes/verification-codes'

/** Effect of an event on credentials and codes. */
interface Revocation {
  /**
   * Affected credentials: `address`, codes emailed to it; `user`, everything of the user; `member`,
   * invitations of a member to a team; `project`, all users; `visitors`, sign-ins that would create
   * a user; `account`, everything of the user except the verified address.
   */
  scope: 'address' | 'user' | 'account' | 'member' | 'project' | 'visitors'
  /** Types of open codes that are deleted. */
  codes: readonly CodeType[]
  /** OAuth authorization codes. Pending connections end with the session that started them. */
  authorizations: 'keep' | 'revoke'
  /** Sessions: `others` means all but the one that made the change. */
  sessions: 'keep' | 'others' | 'all'
  /** Sign-in methods: `others` means all but the verified address. */
  methods: 'keep' | 'others'
  /** Recovery codes, including used ones. */
  recoveryCodes: 'keep' | 'revoke'
}

const keep = {
  codes: [],
  authorizations: 'keep',
  sessions: 'keep',
  methods: 'keep',
  recoveryCodes: 'keep',
} as const

/** Codes that sign in or lead to a new sign-in method. */
const credentialCodes = [
  'otp_sign_in',
  'password_reset',
  'mfa_attempt',
  'passkey_registration',
  'impersonation',
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
 * All events that revoke something, and their effects. `revoke` applies them, docs/revocation.md
 * lists them in words, and each cell has a test.
 *
 * @see docs/decisions/136-one-table-of-revocation.md, OWASP ASVS 5.0 6.4.3, 7.4
 */
const revocations = {
  'address.removed': { ...keep, scope: 'address', codes: emailedCodes },
  'address.changed': { ...keep, scope: 'address', codes: emailedCodes },
  // The owner of the mailbox took the address from an account that verified another one.
  'address.taken': { ...keep, scope: 'address', codes: emailedCodes },
  'address.sign_in_disabled': {
    ...keep,
    scope: 'address',
    codes: ['otp_sign_in', 'password_reset'],
  },
  'password.changed': { ...newPassword, sessions: 'others' },
  // A first password keeps the sessions.
  'password.set': { ...keep, scope: 'user', codes: ['password_reset', 'mfa_attempt'] },
  // Set by the app's server.
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
  // Open attempts still wait for a second factor.
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
  // Like a passkey, plus sign-ins in progress.
  'connected_account.removed': {
    ...keep,
    scope: 'user',
    codes: ['mfa_attempt', 'passkey_registration'],
    authorizations: 'revoke',
    sessions: 'others',
  },
  // One session, ended by the caller.
  'session.ended': { ...keep, scope: 'user' },
  'sessions.ended': {
    ...keep,
    scope: 'project',
    codes: credentialCodes,
    authorizations: 'revoke',
    sessions: 'all',
  },
  // Nothing signs the user in until the ban is lifted or expires.
  'user.banned': {
    ...keep,
    scope: 'user',
    codes: [...credentialCodes, 'team_invitation'],
    authorizations: 'revoke',
    sessions: 'all',
  },
  // The rows of the user are deleted; a sign-in code remains, so that it fails with USER_NOT_FOUND.
  'user.deleted': { ...keep, scope: 'user', codes: ['team_invitation', 'impersonation'] },
  // The owner of the mailbox takes over an account without any verified address (decision 138).
  'account.taken': {
    scope: 'account',
    codes: [...credentialCodes, 'contact_channel_verification', 'team_invitation'],
    authorizations: 'revoke',
    sessions: 'all',
    methods: 'others',
    recoveryCodes: 'revoke',
  },
  'member.removed': { ...keep, scope: 'member', codes: ['team_invitation'] },
  // Because their permissions changed, or a definition that contained the permission to invite.
  'member.can_no_longer_invite': { ...keep, scope: 'member', codes: ['team_invitation'] },
  // Any other use of these methods is refused with an error of the contract.
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

/** The session that made a change and survives it, by id or refresh token. */
export type KeptSession = { sessionId: string } | { refreshToken: string }

/**
 * Sessions that survive a change: `all` if the app's server made it, which ends sessions itself.
 */
export type KeptSessions = KeptSession | 'all'

interface Targets {
  address: { userId: string; email: string }
  user: { userId: string; kept?: KeptSessions }
  account: { userId: string; verifiedEmail: string }
  member: { teamId: string; userId: string }
  project: { projectId: string; providerId?: string }
  visitors: { projectId: string }
}

/** Returns the effect of an event. */
export function revocationOf(event: RevokingEvent): Revocation {
  return revocations[event]
}

/** Target of an event. */
export type TargetOf<Event extends RevokingEvent> = Targets[(typeof revocations)[Event]['scope']]
