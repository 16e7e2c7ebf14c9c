import type { RequestOf, ResponseOf } from '@app/contract'
import { eq, sql } from 'drizzle-orm'
import type { SecretBox } from '../crypto/secret-box'
import type { Database } from '../db/database'
import { projects } from '../db/schema/index'
import { type Complete, requireAllMapped } from '../lib/total'
import type { Project } from '../projects/projects'
import { type AddressConfig, requireDeliverable } from '../webhooks/endpoint-url'
import { createWebhookSecret } from '../webhooks/sign'

/** Security settings of a project in wire form. */
export type WireSecuritySettings = ResponseOf<'GET /internal/security-settings', 'admin'>

type WireChanges = RequestOf<'PATCH /internal/security-settings', 'admin'>['body']

/** Converts the security settings of a project to their wire form. */
export function toWireSecuritySettings(
  project: Project,
  secretBox: SecretBox,
): Complete<WireSecuritySettings> {
  return {
    redirects_only_to_handler: project.redirectsOnlyToHandler,
    pkce_s256_only: project.pkceS256Only,
    passkey_user_verification: project.passkeyUserVerification,
    security_emails_enabled: project.securityEmailsEnabled,
    anonymous_enabled: project.anonymousEnabled,
    invitations_only_for_invited_address: project.invitationsOnlyForInvitedAddress,
    recent_sign_in_required: project.recentSignInRequired,
    verified_email_required: project.verifiedEmailRequired,
    allowed_email_domains: project.allowedEmailDomains,
    blocked_email_domains: project.blockedEmailDomains,
    required_terms_version: project.requiredTermsVersion,
    password_min_length: project.passwordMinLength,
    server_password_min_length: project.serverPasswordMinLength,
    sign_up_hook: toWireHook(project, secretBox),
  }
}

/**
 * Changes security settings. Absent values remain unchanged.
 *
 * @throws {DomainError} if the URL of a sign-up hook uses http where hooks require https.
 */
export async function updateSecuritySettings(
  { db, secretBox, config }: { db: Database; secretBox: SecretBox; config: AddressConfig },
  projectId: string,
  changes: WireChanges,
): Promise<Project> {
  const {
    redirects_only_to_handler,
    pkce_s256_only,
    passkey_user_verification,
    security_emails_enabled,
    anonymous_enabled,
    invitations_only_for_invited_address,
    recent_sign_in_required,
    verified_email_required,
    allowed_email_domains,
    blocked_email_domains,
    required_terms_version,
    password_min_length,
    server_password_min_length,
    sign_up_hook,
    ...rest
  } = changes
  requireAllMapped(rest)
  if (sign_up_hook) requireDeliverable(config, sign_up_hook.url, 'Sign-up hooks')
  const [project] = await db
    .update(projects)
    .set({
      // An update without columns would be invalid SQL.
      id: projectId,
      redirectsOnlyToHandler: redirects_only_to_handler,
      pkceS256Only: pkce_s256_only,
      passkeyUserVerification: passkey_user_verification,
      securityEmailsEnabled: security_emails_enabled,
      anonymousEnabled: anonymous_enabled,
      invitationsOnlyForInvitedAddress: invitations_only_for_invited_address,
      recentSignInRequired: recent_sign_in_required,
      verifiedEmailRequired: verified_email_required,
      allowedEmailDomains: allowed_email_domains && [...new Set(allowed_email_domains)],
      blockedEmailDomains: blocked_email_domains && [...new Set(blocked_email_domains)],
      requiredTermsVersion: required_terms_version,
      passwordMinLength: password_min_length,
      serverPasswordMinLength: server_password_min_length,
      ...(sign_up_hook !== undefined && toHookColumns(sign_up_hook, secretBox)),
    })
    .where(eq(projects.id, projectId))
    .returning()
  if (!project) throw new Error('The project was deleted while its settings were changed.')
  return project
}

function toWireHook(
  { signUpHookUrl: url, encryptedSignUpHookSecret: encrypted, signUpHookOnFailure }: Project,
  secretBox: SecretBox,
): WireSecuritySettings['sign_up_hook'] {
  if (url === null || encrypted === null) return null
  return { url, secret: secretBox.decrypt(encrypted), on_failure: signUpHookOnFailure }
}

function toHookColumns(hook: WireChanges['sign_up_hook'], secretBox: SecretBox) {
  if (!hook) {
    return {
      signUpHookUrl: null,
      encryptedSignUpHookSecret: null,
      signUpHookOnFailure: 'deny' as const,
    }
  }
  const { url, secret, on_failure = 'deny', ...rest } = hook
  requireAllMapped(rest)
  const encrypted = secretBox.encrypt(secret ?? createWebhookSecret())
  return {
    signUpHookUrl: url,
    encryptedSignUpHookSecret:
      secret === undefined
        ? sql`coalesce(${projects.encryptedSignUpHookSecret}, ${encrypted})`
        : encrypted,
    signUpHookOnFailure: on_failure,
  }
}
