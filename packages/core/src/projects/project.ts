import type { ResponseOf } from '@app/contract'
import { passwordLength } from '@app/contract/lists'
import { requireAllMapped } from '../lib/total'

/** Public part of a project, as sign-in pages need it. */
export interface Project {
  /** Id of the project. */
  readonly id: string
  /** Name of the project. */
  readonly displayName: string
  /** Public configuration. */
  readonly config: ProjectConfig
}

/** Public configuration of a project. */
export interface ProjectConfig {
  /** Whether new users may sign up. */
  readonly signUpEnabled: boolean
  /** Whether sign-in with a password is enabled. */
  readonly credentialEnabled: boolean
  /** Whether sign-in by email code and magic link is enabled. */
  readonly magicLinkEnabled: boolean
  /** Whether sign-in with a passkey is enabled. */
  readonly passkeyEnabled: boolean
  /** Whether users may create teams in the browser. */
  readonly clientTeamCreationEnabled: boolean
  /** Whether users may delete their account in the browser. */
  readonly clientUserDeletionEnabled: boolean
  /** Enabled providers. */
  readonly oauthProviders: readonly OAuthProviderConfig[]
  /**
   * Version of the terms of service that new users must accept; `null` if there is none. Owners set it with
   * `updateSecuritySettings`.
   */
  readonly requiredTermsVersion: string | null
  /** Minimum length of passwords that users choose, in UTF-16 code units. Owners set it with `updateSecuritySettings`. */
  readonly passwordMinLength: number
}

/** A provider to sign in with. */
export interface OAuthProviderConfig {
  /** Id of the provider, such as `'github'`. */
  readonly id: string
}

/** Converts a project from the wire format. */
export function toProject(wire: ResponseOf<'GET /projects/current'>): Project {
  const { id, display_name: displayName, config, ...rest } = wire
  requireAllMapped(rest)
  return { id, displayName, config: toProjectConfig(config) }
}

function toProjectConfig(wire: ResponseOf<'GET /projects/current'>['config']): ProjectConfig {
  const {
    sign_up_enabled: signUpEnabled,
    credential_enabled: credentialEnabled,
    magic_link_enabled: magicLinkEnabled,
    passkey_enabled: passkeyEnabled,
    client_team_creation_enabled: clientTeamCreationEnabled,
    client_user_deletion_enabled: clientUserDeletionEnabled,
    enabled_oauth_providers: enabledOAuthProviders,
    required_terms_version: requiredTermsVersion = null,
    password_min_length: passwordMinLength = passwordLength.min,
    ...rest
  } = wire
  requireAllMapped(rest)
  return {
    signUpEnabled,
    credentialEnabled,
    magicLinkEnabled,
    passkeyEnabled,
    clientTeamCreationEnabled,
    clientUserDeletionEnabled,
    oauthProviders: enabledOAuthProviders.map(({ id }) => ({ id })),
    requiredTermsVersion,
    passwordMinLength,
  }
}
