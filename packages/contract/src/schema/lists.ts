// Lists that several packages use. Schemas, types, tables and tests derive from them. No schemas here: the
// SDK takes these values into the browser.

/** Ids of the identity providers. */
export const providerIds = [
  'google',
  'github',
  'microsoft',
  'spotify',
  'facebook',
  'discord',
  'gitlab',
  'bitbucket',
  'linkedin',
  'apple',
  'x',
] as const

/** Id of an identity provider. */
export type ProviderId = (typeof providerIds)[number]

/** Providers that the operator of the service can share keys for. */
export const sharedProviderIds: readonly ProviderId[] = ['google', 'github', 'microsoft', 'spotify']

/**
 * Languages of pages and emails, as BCP 47 tags. The first one of a language and script is the
 * fallback for its other regions.
 */
export const languages = [
  'en-US',
  'de-DE',
  'es-419',
  'es-ES',
  'fr-FR',
  'fr-CA',
  'it-IT',
  'pt-PT',
  'pt-BR',
  'zh-CN',
  'zh-TW',
  'ja-JP',
  'ar',
] as const

/** A language of pages and emails. */
export type Language = (typeof languages)[number]

/** Length of a new password in UTF-16 code units. */
export const passwordLength = { min: 8, max: 70 } as const

/** Range of the minimum length of new passwords that a project can set. */
export const passwordMinLength = { min: passwordLength.min, max: 64 } as const

/** Methods that a sign-up hook is asked about. `password_reset`: of an address that another user had not verified. */
export const signUpMethods = [
  'password',
  'email_code',
  'password_reset',
  'oauth',
  'anonymous',
] as const

/** Method of a sign-up. */
export type SignUpMethod = (typeof signUpMethods)[number]

/** Decisions of a sign-up whose hook gives no valid response. */
export const signUpHookFailures = ['deny', 'allow'] as const

/** Types of emails with a template. */
export const emailTemplateTypes = [
  'email_verification',
  'password_reset',
  'magic_link',
  'team_invitation',
] as const

/** Type of an email with a template. */
export type EmailTemplateType = (typeof emailTemplateTypes)[number]

/** Types of the emails of a project: those with a template, security notices, the notice of a paused webhook, test emails. */
export const sentEmailTypes = [
  ...emailTemplateTypes,
  'security_notice',
  'webhook_endpoint_paused',
  'test',
] as const

/** Type of a sent email. */
export type SentEmailType = (typeof sentEmailTypes)[number]

/** Event types that webhook endpoints can subscribe to. */
export const webhookEventTypes = [
  'user.created',
  'user.updated',
  'user.deleted',
  'team.created',
  'team.updated',
  'team.deleted',
  'team_membership.created',
  'team_membership.deleted',
  'team_permission.created',
  'team_permission.deleted',
  'project_permission.created',
  'project_permission.deleted',
] as const

/** Event type that a webhook endpoint can subscribe to. */
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** Types of entries in the security log. */
export const securityEventTypes = [
  'session.created',
  'session.ended',
  'session.revoked',
  'sessions.ended',
  'refresh_token.reused',
  'sign_in.failed',
  'sign_in.new_browser',
  'password.set',
  'password.changed',
  'password.reset',
  'password.removed',
  'sign_in_codes.disabled',
  'second_factor.enabled',
  'second_factor.disabled',
  'recovery_codes.created',
  'recovery_code.used',
  'passkey.added',
  'passkey.removed',
  'contact_channel.added',
  'contact_channel.changed',
  'contact_channel.removed',
  'connected_account.added',
  'connected_account.removed',
  'permission.granted',
  'permission.revoked',
  'api_keys.created',
  'api_keys.revoked',
  'impersonation_link.created',
  'impersonation_link.used',
  'user.banned',
  'user.unbanned',
  'user.deleted',
  // The owner of a mailbox took over an account without a verified address. Stored and sent under this name.
  'mailbox.proven',
  'test_mode.enabled',
  'test_mode.disabled',
  'project.changed',
  'owner.added',
  'owner.removed',
  'sign_up.denied',
  'sign_up_hook.failed',
] as const

/** Type of an entry in the security log. */
export type SecurityEventType = (typeof securityEventTypes)[number]
