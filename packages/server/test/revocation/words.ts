import { type RevokingEvent, revocationOf, revokingEvents } from '../../src/sessions/revocation'
import type { CodeType } from '../../src/verification-codes/verification-codes'

const eventWords: Record<RevokingEvent, string> = {
  'address.removed': 'An address is removed',
  'address.changed': 'An address is changed to another mailbox',
  'address.taken':
    'An address that was never verified goes to the owner of its mailbox, from an account with a verified one',
  'address.sign_in_disabled': 'An address no longer signs in',
  'password.changed': 'A user changes the password',
  'password.set': 'A user sets a first password',
  'password.replaced': "The app's server sets a password",
  'password.reset': 'A password is reset by email',
  'password.removed': "The app's server removes the password",
  'sign_in_codes.disabled': "The app's server turns sign-in codes of a user off",
  'second_factor.enabled': 'A second factor is added or replaced',
  'second_factor.disabled': 'The second factor is removed',
  'recovery_codes.created': 'New recovery codes replace the earlier ones',
  'passkey.added': 'A passkey is added or replaced',
  'passkey.removed': 'The passkey is removed',
  'session.ended': 'A session ends: sign-out, revocation, replay of a refresh token',
  'sessions.ended': 'The operator signs everyone out',
  'user.deleted': 'A user is deleted',
  'mailbox.proven':
    'The owner of a mailbox takes over an account that never proved one, by a reset, a code or a provider',
  'member.removed': 'A member leaves a team or is removed',
  'member.can_no_longer_invite': 'A member can no longer invite, by a change of permissions',
  'passwords.closed': 'The project closes passwords',
  'sign_in_codes.closed': 'The project closes sign-in codes',
  'passkeys.closed': 'The project closes passkeys',
  'provider.closed': 'The project closes an identity provider',
  'sign_up.closed': 'The project closes sign-up',
}

const codeWords: Record<CodeType, string> = {
  contact_channel_verification: 'verification links',
  otp_sign_in: 'sign-in codes',
  password_reset: 'password resets',
  mfa_attempt: 'sign-ins at their second factor',
  team_invitation: 'invitations sent',
  passkey_registration: 'passkey registrations',
  passkey_authentication: 'passkey sign-ins',
}

const scopeWords = {
  address: 'the address',
  user: 'the user',
  mailbox: 'the user',
  member: 'the member, for the team',
  project: 'the whole project',
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

/** The table of revocation in words, as docs/revocation.md has it. */
export function toDocument(): string {
  return `# What ends what

Events that end codes, sessions and sign-in methods, and what of them each event ends. The table is that of
[\`sessions/revocation.ts\`](../packages/server/src/sessions/revocation.ts), which is the only place that
says it ([decision 136](decisions/136-one-table-of-revocation.md)). This page is written from it:
\`npx vitest run test/revocation/document -u\` in \`packages/server\`. Each cell is tested by HTTP in
\`packages/server/test/revocation/table.test.ts\`.

*Codes* are open ones; a revoked code is as unknown as one that never was. *Authorizations* are OAuth
authorization codes that wait to be redeemed. *Others*: all sessions but the one that made the change;
where the app's server makes it, none ends. A dash keeps what is there.

| Event | Name | Of | Codes | Authorizations | Sessions | Recovery codes | Sign-in methods |
|---|---|---|---|---|---|---|---|
${revokingEvents.map(toRow).join('\n')}

With a deleted user all that is theirs is gone, and with a session the links of provider accounts that it started.
Access tokens of ended sessions change nothing from then on, and read until they expire
([decision 137](decisions/137-changes-require-a-live-session.md)). A mailbox that takes an account over is described in
[decision 138](decisions/138-recent-sign-in-and-mailbox-ownership.md).
`
}
