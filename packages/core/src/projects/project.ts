import type { ResponseOf } from '@app/contract'

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
}

/** A provider to sign in with. */
export interface OAuthProviderConfig {
  /** Id of the provider, such as `'github'`. */
  readonly id: string
}

/** Converts a project from the wire format. */
export function toProject({
  id,
  display_name,
  config,
}: ResponseOf<'GET /projects/current'>): Project {
  return {
    id,
    displayName: display_name,
    config: {
      signUpEnabled: config.sign_up_enabled,
      credentialEnabled: config.credential_enabled,
      magicLinkEnabled: config.magic_link_enabled,
      passkeyEnabled: config.passkey_enabled,
      clientTeamCreationEnabled: config.client_team_creation_enabled,
      clientUserDeletionEnabled: config.client_user_deletion_enabled,
      oauthProviders: config.enabled_oauth_providers.map(({ id }) => ({ id })),
    },
  }
}
