import type { ResponseOf } from '@app/contract'

/** Public part of a project, as sign-in pages need it. */
export interface Project {
  readonly id: string
  readonly displayName: string
  readonly config: ProjectConfig
}

/** Public configuration of a project. */
export interface ProjectConfig {
  readonly signUpEnabled: boolean
  readonly credentialEnabled: boolean
  readonly magicLinkEnabled: boolean
  readonly passkeyEnabled: boolean
  readonly clientTeamCreationEnabled: boolean
  readonly clientUserDeletionEnabled: boolean
  /** Enabled providers. */
  readonly oauthProviders: readonly OAuthProviderConfig[]
}

/** A provider to sign in with. */
export interface OAuthProviderConfig {
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
