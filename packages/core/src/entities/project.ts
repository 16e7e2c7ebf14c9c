import type { ResponseOf } from '@app/contract'

/** A project as anybody may see it: what its sign-in pages need to know. */
export interface Project {
  readonly id: string
  readonly displayName: string
  readonly config: {
    readonly signUpEnabled: boolean
    readonly credentialEnabled: boolean
    readonly magicLinkEnabled: boolean
    readonly passkeyEnabled: boolean
    readonly clientTeamCreationEnabled: boolean
    readonly clientUserDeletionEnabled: boolean
    readonly oauthProviders: readonly { readonly id: string }[]
  }
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
