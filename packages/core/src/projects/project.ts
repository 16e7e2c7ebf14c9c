import type { ResponseOf } from '@app/contract'

/** A project as anybody may see it: what its sign-in pages need to know. */
export interface Project {
  readonly id: string
  readonly displayName: string
  readonly config: ProjectConfig
}

/** How a project is set up, as far as anybody may know. */
export interface ProjectConfig {
  readonly signUpEnabled: boolean
  readonly credentialEnabled: boolean
  readonly magicLinkEnabled: boolean
  readonly passkeyEnabled: boolean
  readonly clientTeamCreationEnabled: boolean
  readonly clientUserDeletionEnabled: boolean
  /** The providers that are on. */
  readonly oauthProviders: readonly OAuthProviderConfig[]
}

/** A provider to sign in with. */
export interface OAuthProviderConfig {
  readonly id: string
}

/** Makes our object of a project on the wire. */
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
