import { createHash } from 'node:crypto'
import type { ResponseOf } from '@app/contract'
import { findCaller } from '../../api-keys/callers'
import type { Database } from '../../db/database'
import { jsonBody } from '../../http/response'
import type { Handler } from '../../http/route'
import { knownError } from '../../lib/errors'
import type { SharedProviderConfig } from '../../projects/available-shared-providers'
import { isClosedProject } from '../../projects/demo-project'
import { listEnabledProviders, type Project, toPublicMinLength } from '../../projects/projects'

/** Tells clients that the service has `GET /projects/:project_id/public`. */
export const offersPublicProject = { 'X-Stack-Public-Project': 'true' }

/** Returns the part of a project that its publishable client key opens. */
export async function toPublicProject(
  context: { db: Database; config: SharedProviderConfig },
  project: Project,
): Promise<ResponseOf<'GET /projects/current'>> {
  const providers = await listEnabledProviders(context, project.id)
  return {
    id: project.id,
    display_name: project.displayName,
    config: {
      sign_up_enabled: project.signUpEnabled,
      credential_enabled: project.credentialEnabled,
      magic_link_enabled: project.magicLinkEnabled,
      passkey_enabled: project.passkeyEnabled,
      client_team_creation_enabled: project.clientTeamCreationEnabled,
      client_user_deletion_enabled: project.clientUserDeletionEnabled,
      enabled_oauth_providers: providers.map((id) => ({ id })),
      required_terms_version: project.requiredTermsVersion ?? undefined,
      password_min_length: toPublicMinLength(project),
    },
  }
}

/**
 * The public part of a project, which caches may store but must revalidate, so that a change of the
 * project is seen at the next request (RFC 9110 section 13.1.2, RFC 9111 section 5.2.2.4).
 */
export const readPublicProject: Handler<'GET /projects/:project_id/public'> = async (
  { path: { project_id: projectId }, query },
  { config, db, headers, now },
) => {
  const caller = isClosedProject(config, projectId)
    ? null
    : await findCaller(db, projectId, {
        access: 'client',
        key: query.publishable_client_key,
        userId: null,
        now: now(),
      })
  if (!caller) throw knownError('INVALID_PUBLISHABLE_CLIENT_KEY', { project_id: projectId })
  const wire = await toPublicProject({ db, config }, caller.project)
  const digest = createHash('sha256').update(JSON.stringify(wire)).digest('base64url')
  const caching = { ETag: `"${digest}"`, 'Cache-Control': 'no-cache' }
  if (isUnchanged(headers.get('if-none-match'), digest)) {
    return new Response(null, { status: 304, headers: caching })
  }
  return jsonBody(200, wire, caching)
}

/** Compares weakly, as RFC 9110 section 13.1.2 requires: compressing proxies weaken tags. */
function isUnchanged(ifNoneMatch: string | null, digest: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(`"${digest}"`)
}
