import { findProject, listEnabledProviders } from '../domain/projects'
import { TextError } from '../errors'
import type { Handlers } from './handlers'

/** @see contract/http.md section 10.1 */
export const projectHandlers = {
  'GET /projects/current': async (_, { db, caller: { project } }) => {
    const providers = await listEnabledProviders(db, project.id)
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
      },
    }
  },

  'GET /projects/:project_id/.well-known/jwks.json': async ({ path }, { db, signingKeys }) => {
    if (!(await findProject(db, path.project_id))) {
      throw new TextError(404, `There is no project ${path.project_id}.`)
    }
    const { jwk } = await signingKeys(path.project_id)
    return { keys: [jwk] }
  },
} satisfies Partial<Handlers>
