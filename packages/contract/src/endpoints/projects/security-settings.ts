import { z } from 'zod'
import { emailDomain } from '../../schema/email-domain'
import { adminAccess, endpoint } from '../../schema/endpoint'
import { flag, list, termsVersion } from '../../schema/fields'
import { passwordLength, passwordMinLength } from '../../schema/lists'
import { signUpHook, signUpHookChange } from '../../schema/sign-up-hook'
import { sizes } from '../../schema/sizes'

const userVerification = z.enum(['required', 'preferred'])

const securitySettings = z.object({
  /** Redirect targets must lie below the handler path of a trusted domain. */
  redirects_only_to_handler: z.boolean(),
  /** The PKCE method `plain` is refused (RFC 9700 section 2.1.1). */
  pkce_s256_only: z.boolean(),
  /** WebAuthn user verification in passkey ceremonies. */
  passkey_user_verification: userVerification,
  /** Users are notified by email of changes to their sign-in methods, and of sign-ins with a new browser. */
  security_emails_enabled: z.boolean(),
  /** Visitors may sign up anonymously. */
  anonymous_enabled: z.boolean(),
  /** A team invitation can be accepted only by a user with the invited address, verified. */
  invitations_only_for_invited_address: z.boolean(),
  /** Changing sign-in methods requires a sign-in within the last 15 minutes. */
  recent_sign_in_required: z.boolean(),
  /** Users can only verify their primary email address until they have. */
  verified_email_required: z.boolean(),
  /**
   * Clients bring only email addresses of these domains into the project. Empty: of all domains.
   */
  allowed_email_domains: z.array(z.string()),
  /** Clients bring no email addresses of these domains into the project, even if they are allowed. */
  blocked_email_domains: z.array(z.string()),
  /** Version of the terms of service that new users must accept; null: none. */
  required_terms_version: z.string().nullable(),
  /** Minimum length of passwords that users choose. */
  password_min_length: z.number(),
  /** Minimum length of passwords that servers set. 0: none, as in Stack Auth. */
  server_password_min_length: z.number(),
  /** Endpoint of the app that decides whether a client may sign up; null: none. */
  sign_up_hook: signUpHook.nullable(),
})

/** Security settings of a project. Updates are partial. */
export const securitySettingEndpoints = {
  'GET /internal/security-settings': endpoint({
    access: adminAccess,
    response: securitySettings,
    errors: [],
  }),
  'PATCH /internal/security-settings': endpoint({
    access: adminAccess,
    maxBodyBytes: sizes.largeBody,
    body: z
      .strictObject({
        redirects_only_to_handler: flag,
        pkce_s256_only: flag,
        passkey_user_verification: userVerification,
        security_emails_enabled: flag,
        anonymous_enabled: flag,
        invitations_only_for_invited_address: flag,
        recent_sign_in_required: flag,
        verified_email_required: flag,
        /** Domains, such as `example.com`, or `*.example.com` for subdomains. Replaces the list. */
        allowed_email_domains: list(emailDomain),
        /** Domains, such as `example.com`, or `*.example.com` for subdomains. Replaces the list. */
        blocked_email_domains: list(emailDomain),
        /** Any text that changes with the terms, such as their date; null turns the rule off. */
        required_terms_version: termsVersion.nullable(),
        /** In UTF-16 code units. Passwords that exist remain valid. */
        password_min_length: z.number().int().min(passwordMinLength.min).max(passwordMinLength.max),
        /** In UTF-16 code units. Passwords that exist remain valid; 0 turns the rule off. */
        server_password_min_length: z.number().int().min(0).max(passwordLength.max),
        /** Replaces the hook; null removes it. */
        sign_up_hook: signUpHookChange.nullable(),
      })
      .partial(),
    response: securitySettings,
    errors: [],
  }),
}
