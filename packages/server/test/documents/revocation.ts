import { type RevokingEvent, revocationOf, revokingEvents } from '../../src/sessions/revocation'
import type { CodeType } from '../../src/verification-codes/verification-codes'

const eventWords: Record<RevokingEvent, string> = {
  'address.removed': 'An address is removed',
  'address.changed': 'An address is changed to another mailbox',
  'address.taken':
    'An unverified address moves to the owner of its mailbox, from an account with a verified one',
  'address.sign_in_disabled': 'Sign-in by an address is turned off',
  'password.changed': 'A user changes the password',
  'password.set': 'A user sets a first password',
  'password.replaced': "The app's server sets a password",
  'password.reset': 'A password is reset by email',
  'password.removed': "The app's server removes the password",
  'sign_in_codes.disabled': "The app's server turns off a user's email codes",
  'second_factor.enabled': 'A second factor is added or replaced',
  'second_factor.disabled': 'The second factor is removed',
  'recovery_codes.created': 'New recovery codes replace the previous ones',
  'passkey.added': 'A passkey is added or replaced',
  'passkey.removed': 'A passkey is removed',
  'connected_account.removed': 'A connected account is removed',
  'session.ended': 'A session ends: sign-out, revocation, replay of a refresh token',
  'sessions.ended': 'The operator signs all users out',
  'user.banned': 'A user is banned',
  'user.deleted': 'A user is deleted',
  'account.taken':
    'The owner of a mailbox takes over an account without a verified address, by a reset, a code or a provider',
  'member.removed': 'A member leaves a team or is removed',
  'member.can_no_longer_invite': 'A member loses the permission to invite',
  'passwords.closed': 'The project disables passwords',
  'sign_in_codes.closed': 'The project disables email codes',
  'passkeys.closed': 'The project disables passkeys',
  'provider.closed': 'The project disables an identity provider',
  'sign_up.closed': 'The project disables sign-up',
}

const codeWords: Record<CodeType, string> = {
  contact_channel_verification: 'verification links',
  otp_sign_in: 'email codes',
  password_reset: 'password resets',
  mfa_attempt: 'sign-ins waiting for the second factor',
  team_invitation: 'sent invitations',
  passkey_registration: 'passkey registrations',
  passkey_authentication: 'passkey sign-ins',
  impersonation: 'impersonation links',
}

const scopeWords = {
  address: 'the address',
  user: 'the user',
  account: 'the user',
  member: 'the member, for the team',
  project: 'all users of the project',
  visitors: 'visitors without an account',
}

const sessionWords = { keep: '–', others: 'others', all: 'all' }

function toRow(event: RevokingEvent): string {
  const { scope, codes, authorizations, sessions, methods, recoveryCodes } = revocationOf(event)
  const cells = [
    eventWords[event],
    `\`${event}\``,
    scopeWords[scope],
    codes.map((type) => codeWords[type]).join(', ') || '–',
    authorizations === 'revoke' ? 'yes' : '–',
    sessionWords[sessions],
    recoveryCodes === 'revoke' ? 'yes' : '–',
    methods === 'others' ? 'all but the address' : '–',
  ]
  return `| ${cells.join(' | ')} |`
}

/** Returns the text of docs/revocation.md. */
export function toDocument(): string {
  return `# Revocation

Each event below revokes codes, sessions or sign-in methods. The table in
[\`sessions/revocation.ts\`](../packages/server/src/sessions/revocation.ts) is the only place that
defines this ([decision 136](decisions/136-one-table-of-revocation.md)), and this page is generated
from it: \`npx vitest run test/documents/revocation -u\` in \`packages/server\`. Each cell is tested over
HTTP in \`packages/server/test/revocation/table.test.ts\`.

*Codes* are the unused ones; a revoked code gets the same response as an unknown one. *Authorizations*
are OAuth authorization codes that are not redeemed yet. *Others* are all sessions except the one that
made the change; if the app's server makes it, no session ends. A dash means that nothing is revoked.

| Event | Name | Scope | Codes | Authorizations | Sessions | Recovery codes | Sign-in methods |
|---|---|---|---|---|---|---|---|
${revokingEvents.map(toRow).join('\n')}

Deleting a user deletes all of their data, and ending a session cancels the account connections that it
started. Access tokens of ended sessions can no longer change anything, but can read until they expire
([decision 137](decisions/137-changes-require-a-live-session.md)); those of a banned user cannot read either. Taking
over an account by mailbox is described in [decision 138](decisions/138-recent-sign-in-and-mailbox-ownership.md).
`
}
