import type { ResponseOf } from '@app/contract'
import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import type { CallOptions } from '../lib/call-options'
import { requireAllMapped } from '../lib/total'

type WireSummary = ResponseOf<'GET /internal/teams'>['items'][number]

/** A team as a table of owners shows it. */
export interface TeamSummary {
  /** Id of the team. */
  readonly id: string
  /** Name of the team. */
  readonly displayName: string
  /** URL of the picture, possibly a `data:` URL; `null` if there is none. */
  readonly profileImageUrl: string | null
  /** Time of creation. */
  readonly createdAt: Date
  /** Number of members, at most 1000. */
  readonly memberCount: number
  /** Whether the team has more members than `memberCount`. */
  readonly hasMoreMembers: boolean
}

/** Options of `listTeamSummaries`. */
export interface ListTeamSummariesOptions extends CallOptions {
  /** Part of the display name, or a complete id. */
  query?: string | undefined
  /** Newest first. @default false */
  desc?: boolean | undefined
  /** Teams per page, at most 100. @default 25 */
  limit?: number | undefined
  /** `nextCursor` of the previous page. */
  cursor?: string | undefined
}

/** A page of teams. `nextCursor` is `null` on the last page. */
export type TeamSummaryPage = TeamSummary[] & { readonly nextCursor: string | null }

/** Fetches a page of the project's teams, oldest first by default. */
export async function fetchTeamSummaries(
  scope: Scope<'admin'>,
  { query, desc, limit, cursor }: ListTeamSummariesOptions,
): Promise<Fetched<TeamSummaryPage>> {
  const wire = await scope.admin.send('GET /internal/teams', {
    query: { query, desc, limit, cursor },
  })
  const { items, pagination } = wire
  return {
    wire,
    toValue: () => Object.assign(items.map(toTeamSummary), { nextCursor: pagination.next_cursor }),
  }
}

function toTeamSummary(wire: WireSummary): TeamSummary {
  const {
    id,
    display_name: displayName,
    profile_image_url: profileImageUrl,
    created_at_millis: createdAtMillis,
    member_count: memberCount,
    has_more_members: hasMoreMembers,
    ...rest
  } = wire
  requireAllMapped(rest)
  return {
    id,
    displayName,
    profileImageUrl,
    createdAt: new Date(createdAtMillis),
    memberCount,
    hasMoreMembers,
  }
}
