import type { ResponseOf } from '@app/contract'

/** A team as its members see it. */
export interface Team {
  readonly id: string
  readonly displayName: string
  readonly profileImageUrl: string | null
  /** Readable and writable by members' browsers. */
  readonly clientMetadata: unknown
  /** Readable by members' browsers, writable by the app's server. */
  readonly clientReadOnlyMetadata: unknown
}

type WireTeam = NonNullable<ResponseOf<'GET /users/me'>['selected_team']>

/** Makes our object of a team on the wire. */
export function toTeam(wire: WireTeam): Team {
  return {
    id: wire.id,
    displayName: wire.display_name,
    profileImageUrl: wire.profile_image_url,
    clientMetadata: wire.client_metadata,
    clientReadOnlyMetadata: wire.client_read_only_metadata,
  }
}
