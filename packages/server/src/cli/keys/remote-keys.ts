import type { ServiceClient } from '../lib/service-client'
import type { KeySets } from './project-keys'
import { unknownKeySet } from './unknown-key-set'

/** Opens the keys of a project of a running service. */
export function createRemoteKeys({ send }: ServiceClient, projectId: string): KeySets {
  const list = async () => (await send('GET /internal/api-keys', {})).items
  return {
    list,
    create: ({ description, expiresAt, isForPages = false }) =>
      send('POST /internal/api-keys', {
        body: {
          description,
          expires_at_millis: expiresAt.getTime(),
          has_publishable_client_key: true,
          has_secret_server_key: !isForPages,
          has_super_secret_admin_key: !isForPages,
        },
      }),
    async revoke(id) {
      const before = (await list()).find((one) => one.id === id)
      if (!before) throw unknownKeySet(projectId, id)
      const keySet = await send('PATCH /internal/api-keys/:api_key_id', {
        path: { api_key_id: id },
        body: { revoked: true },
      })
      return { keySet, wasRevoked: before.manually_revoked_at_millis !== undefined }
    },
  }
}
