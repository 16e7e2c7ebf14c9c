import { z } from 'zod'
import { endpoint } from '../endpoint'
import { projectId } from '../fields'

/** A project as anybody with its publishable key may see it (contract/http.md section 5.6). */
export const projectClient = z.object({
  id: z.string(),
  display_name: z.string(),
  config: z.object({
    sign_up_enabled: z.boolean(),
    credential_enabled: z.boolean(),
    magic_link_enabled: z.boolean(),
    passkey_enabled: z.boolean(),
    client_team_creation_enabled: z.boolean(),
    client_user_deletion_enabled: z.boolean(),
    enabled_oauth_providers: z.array(z.object({ id: z.string() })),
  }),
})

/** @see contract/http.md section 10.1 */
export const projectEndpoints = {
  'GET /projects/current': endpoint({
    access: ['client', 'server'],
    response: projectClient,
    errors: [],
  }),
  /** The keys that verify access tokens of a project (RFC 7517). */
  'GET /projects/:project_id/.well-known/jwks.json': endpoint({
    access: 'none',
    path: z.strictObject({ project_id: projectId }),
    response: z.object({
      keys: z.array(
        z.object({
          kty: z.literal('EC'),
          crv: z.literal('P-256'),
          alg: z.literal('ES256'),
          kid: z.string(),
          x: z.string(),
          y: z.string(),
        }),
      ),
    }),
    errors: [],
  }),
}
