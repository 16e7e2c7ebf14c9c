import type { RequestOf, ResponseOf } from '@app/contract'
import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import type { CallOptions } from '../lib/call-options'
import type { Optional } from '../lib/optional'
import { type Complete, requireAllMapped } from '../lib/total'
import { refuseUnknownOptions } from '../lib/unknown-options'

/** Endpoint of the app that decides whether a visitor may sign up. */
export interface SignUpHook {
  /** URL that the service sends sign-ups to. In production an `https:` URL of a public address. */
  url: string
  /** Secret for `verifySignUpHook`: `whsec_…`. */
  secret: string
  /** Decision on a sign-up if the hook gives no valid response within 3 seconds. */
  onFailure: 'deny' | 'allow'
}

/** Security settings of a project. */
export interface SecuritySettings {
  /**
   * Emails, OAuth responses and redirects lead only below the handler path of a trusted domain, or
   * to localhost where that is allowed. Default for new projects: `true`.
   */
  redirectsOnlyToHandler: boolean
  /** The PKCE method `plain` is refused (RFC 9700 section 2.1.1). Default for new projects: `true`. */
  pkceS256Only: boolean
  /** WebAuthn user verification in passkey ceremonies. Default for new projects: `'required'`. */
  passkeyUserVerification: 'required' | 'preferred'
  /**
   * Users are notified by email of changes to their sign-in methods, and of sign-ins with a new browser.
   * Default: `true`.
   */
  securityEmailsEnabled: boolean
  /** Visitors may sign up anonymously. Default: `false`. */
  anonymousEnabled: boolean
  /**
   * A team invitation can be accepted only by a user with the invited address, verified. Default:
   * `false`, so that any user with the link can join.
   */
  invitationsOnlyForInvitedAddress: boolean
  /**
   * Users can change their sign-in methods or delete their account only within 15 minutes of a
   * sign-in or re-authentication (`RECENT_SIGN_IN_REQUIRED`). Default: `false`, as published
   * clients do not handle the error.
   */
  recentSignInRequired: boolean
  /**
   * Users can only verify their primary email address, change it, sign out and delete their account
   * until it is verified (`EMAIL_VERIFICATION_REQUIRED`). Servers are not restricted. Default:
   * `false`, as published clients do not handle the error.
   */
  verifiedEmailRequired: boolean
  /**
   * Email domains that visitors and users may bring into the project: by sign-up, or as another address.
   * `example.com` matches this domain, `*.example.com` its subdomains. Up to 200. Servers, and the sign-in
   * of existing users, are not restricted. Default: `[]`, which allows all domains.
   */
  allowedEmailDomains: string[]
  /**
   * Email domains that visitors and users may not bring into the project
   * (`EMAIL_DOMAIN_NOT_ALLOWED`), even if they are allowed; as in `allowedEmailDomains`. Default: `[]`.
   */
  blockedEmailDomains: string[]
  /**
   * Version of the terms of service that new users must accept, such as their date: up to 64 characters of
   * ASCII without spaces. Sign-ups in browsers need it as `acceptedTermsVersion`
   * (`TERMS_NOT_ACCEPTED`), and the sign-up page asks for it. Servers, and the sign-in of existing users,
   * are not restricted. Default: `null`, no terms.
   */
  requiredTermsVersion: string | null
  /**
   * Minimum length of passwords that users choose, from 8 to 64 UTF-16 code units; shorter ones result in
   * `PASSWORD_TOO_SHORT`. Passwords that exist remain valid. As a password has at most 71 bytes in UTF-8, a
   * minimum above 23 excludes those in Chinese or Japanese, and above 35 those in Cyrillic or Arabic. Default: `8`.
   */
  passwordMinLength: number
  /**
   * Minimum length of passwords that servers set, from 0 to 70 UTF-16 code units; shorter ones result in
   * `PASSWORD_TOO_SHORT`. Default: `0`, no minimum.
   */
  serverPasswordMinLength: number
  /**
   * Endpoint of the app that the service asks before a visitor signs up, whatever the method
   * (`SIGN_UP_DENIED`), and that can add metadata to the user. Servers, and the sign-in of existing
   * users, are not restricted. Default: `null`, none.
   */
  signUpHook: SignUpHook | null
}

/** Changes to security settings. Absent settings keep their value. */
export interface SecuritySettingsUpdateOptions
  extends Optional<Omit<SecuritySettings, 'signUpHook'>> {
  /**
   * Replaces the hook; `null` removes it. Without a `secret`, the current one stays, or a new one is created.
   * `onFailure` is `'deny'` by default.
   */
  signUpHook?: (Pick<SignUpHook, 'url'> & Optional<SignUpHook>) | null | undefined
}

/** Fetches the security settings of the project. */
export async function fetchSecuritySettings({
  admin,
}: Scope<'admin'>): Promise<Fetched<SecuritySettings>> {
  const wire = await admin.send('GET /internal/security-settings')
  return { wire, toValue: () => toSettings(wire) }
}

/** Updates security settings of the project and returns all of them. */
export async function updateSecuritySettings(
  { admin, reads }: Scope<'admin'>,
  changes: SecuritySettingsUpdateOptions,
  { signal }: CallOptions,
): Promise<SecuritySettings> {
  const body = toBody(changes)
  const wire = await admin.send('PATCH /internal/security-settings', { body, signal })
  await reads.invalidate('security-settings')
  return toSettings(wire)
}

type WireChanges = RequestOf<'PATCH /internal/security-settings', 'admin'>['body']

function toBody({
  redirectsOnlyToHandler,
  pkceS256Only,
  passkeyUserVerification,
  securityEmailsEnabled,
  anonymousEnabled,
  invitationsOnlyForInvitedAddress,
  recentSignInRequired,
  verifiedEmailRequired,
  allowedEmailDomains,
  blockedEmailDomains,
  requiredTermsVersion,
  passwordMinLength,
  serverPasswordMinLength,
  signUpHook,
  ...rest
}: SecuritySettingsUpdateOptions): Complete<WireChanges> {
  refuseUnknownOptions(rest)
  return {
    redirects_only_to_handler: redirectsOnlyToHandler,
    pkce_s256_only: pkceS256Only,
    passkey_user_verification: passkeyUserVerification,
    security_emails_enabled: securityEmailsEnabled,
    anonymous_enabled: anonymousEnabled,
    invitations_only_for_invited_address: invitationsOnlyForInvitedAddress,
    recent_sign_in_required: recentSignInRequired,
    verified_email_required: verifiedEmailRequired,
    allowed_email_domains: allowedEmailDomains,
    blocked_email_domains: blockedEmailDomains,
    required_terms_version: requiredTermsVersion,
    password_min_length: passwordMinLength,
    server_password_min_length: serverPasswordMinLength,
    sign_up_hook: signUpHook && toHookBody(signUpHook),
  }
}

function toSettings(
  wire: ResponseOf<'GET /internal/security-settings', 'admin'>,
): SecuritySettings {
  const {
    redirects_only_to_handler: redirectsOnlyToHandler,
    pkce_s256_only: pkceS256Only,
    passkey_user_verification: passkeyUserVerification,
    security_emails_enabled: securityEmailsEnabled,
    anonymous_enabled: anonymousEnabled,
    invitations_only_for_invited_address: invitationsOnlyForInvitedAddress,
    recent_sign_in_required: recentSignInRequired,
    verified_email_required: verifiedEmailRequired,
    allowed_email_domains: allowedEmailDomains,
    blocked_email_domains: blockedEmailDomains,
    required_terms_version: requiredTermsVersion,
    password_min_length: passwordMinLength,
    server_password_min_length: serverPasswordMinLength,
    sign_up_hook: signUpHook,
    ...rest
  } = wire
  requireAllMapped(rest)
  return {
    redirectsOnlyToHandler,
    pkceS256Only,
    passkeyUserVerification,
    securityEmailsEnabled,
    anonymousEnabled,
    invitationsOnlyForInvitedAddress,
    recentSignInRequired,
    verifiedEmailRequired,
    allowedEmailDomains,
    blockedEmailDomains,
    requiredTermsVersion,
    passwordMinLength,
    serverPasswordMinLength,
    signUpHook: signUpHook && toHook(signUpHook),
  }
}

function toHookBody({
  url,
  secret,
  onFailure,
  ...rest
}: NonNullable<SecuritySettingsUpdateOptions['signUpHook']>): Complete<
  NonNullable<WireChanges['sign_up_hook']>
> {
  refuseUnknownOptions(rest)
  return { url, secret, on_failure: onFailure }
}

function toHook({
  url,
  secret,
  on_failure: onFailure,
  ...rest
}: NonNullable<
  ResponseOf<'GET /internal/security-settings', 'admin'>['sign_up_hook']
>): SignUpHook {
  requireAllMapped(rest)
  return { url, secret, onFailure }
}
