import type { SecurityEventType } from '@app/core/admin'

/** Names of the types of events, in the order of the filter. */
const names = {
  'session.created': 'Signed in',
  'session.ended': 'Signed out',
  'session.revoked': 'Session revoked',
  'sessions.ended': 'Sessions ended',
  'sign_in.failed': 'Sign-in failed',
  'sign_in.new_browser': 'Signed in with a new browser',
  'refresh_token.reused': 'Refresh token reused',
  'sign_up.denied': 'Sign-up denied',
  'sign_up_hook.failed': 'Sign-up hook failed',
  'password.set': 'Password set',
  'password.changed': 'Password changed',
  'password.reset': 'Password reset',
  'password.removed': 'Password removed',
  'sign_in_codes.disabled': 'Sign-in codes turned off',
  'second_factor.enabled': 'Two-factor authentication turned on',
  'second_factor.disabled': 'Two-factor authentication turned off',
  'recovery_codes.created': 'Recovery codes created',
  'recovery_code.used': 'Recovery code used',
  'passkey.added': 'Passkey added',
  'passkey.removed': 'Passkey removed',
  'contact_channel.added': 'Email address added',
  'contact_channel.changed': 'Email address changed',
  'contact_channel.removed': 'Email address removed',
  'connected_account.added': 'Account connected',
  'connected_account.removed': 'Account disconnected',
  'mailbox.proven': 'Account taken over by the owner of its email address',
  'permission.granted': 'Permission granted',
  'permission.revoked': 'Permission revoked',
  'user.banned': 'User banned',
  'user.unbanned': 'Ban lifted',
  'user.deleted': 'User deleted',
  'impersonation_link.created': 'Impersonation link created',
  'impersonation_link.used': 'Impersonation link used',
  'api_keys.created': 'API keys created',
  'api_keys.revoked': 'API keys revoked',
  'project.changed': 'Settings changed',
  'owner.added': 'Owner added',
  'owner.removed': 'Owner removed',
  'test_mode.enabled': 'Test mode turned on',
  'test_mode.disabled': 'Test mode turned off',
} satisfies Record<SecurityEventType, string>

/** Types of events with their names. */
export const eventTypes = Object.entries(names).map(([value, name]) => ({ value, name }))

/** Returns the name of a type of event, such as "Sign-in failed". */
export function toEventName(type: SecurityEventType): string {
  return names[type]
}

/** Returns whether a text, such as a parameter of the URL, is a type of event. */
export function isEventType(text: string): text is SecurityEventType {
  return Object.hasOwn(names, text)
}

/** Types of events that owners look for after an attack. */
const alarming: ReadonlySet<SecurityEventType> = new Set([
  'sign_in.failed',
  'refresh_token.reused',
  'sign_up.denied',
  'sign_up_hook.failed',
  'mailbox.proven',
] as const)

/** Returns whether events of a type may be part of an attack. */
export function isAlarming(type: SecurityEventType): boolean {
  return alarming.has(type)
}
