import { z } from 'zod'
import { adminAccess, endpoint } from '../../schema/endpoint'
import { dateMillis, flag, listOf, text, uuid } from '../../schema/fields'
import { sizes } from '../../schema/sizes'

const keySet = z.object({
  id: z.string(),
  description: z.string(),
  expires_at_millis: z.number(),
  manually_revoked_at_millis: z.number().optional(),
  created_at_millis: z.number(),
})

const lastFour = z.object({ last_four: z.string() }).optional()

/** A set of API keys as it can be read: only the last four characters of each key. */
const apiKey = keySet.extend({
  publishable_client_key: lastFour,
  secret_server_key: lastFour,
  super_secret_admin_key: lastFour,
})

/** A new set of API keys, in plain text. The only response that contains them. */
export const newApiKey = keySet.extend({
  publishable_client_key: z.string().optional(),
  secret_server_key: z.string().optional(),
  super_secret_admin_key: z.string().optional(),
})

const keyPath = z.strictObject({ api_key_id: uuid })

/** API keys of a project. */
export const apiKeyEndpoints = {
  'GET /internal/api-keys': endpoint({
    access: adminAccess,
    response: listOf(apiKey),
    errors: [],
  }),
  'POST /internal/api-keys': endpoint({
    access: adminAccess,
    body: z.strictObject({
      description: text(sizes.description),
      /** May be in the past. */
      expires_at_millis: dateMillis,
      has_publishable_client_key: flag,
      has_secret_server_key: flag,
      has_super_secret_admin_key: flag,
    }),
    response: newApiKey,
    errors: [],
  }),
  'GET /internal/api-keys/:api_key_id': endpoint({
    access: adminAccess,
    path: keyPath,
    response: apiKey,
    errors: ['API_KEY_NOT_FOUND'],
  }),
  'PATCH /internal/api-keys/:api_key_id': endpoint({
    access: adminAccess,
    path: keyPath,
    body: z.strictObject({
      description: text(sizes.description).optional(),
      /** Cannot be undone. */
      revoked: z
        .preprocess((value) => (value === 'true' ? true : value), z.literal(true))
        .optional(),
    }),
    response: apiKey,
    errors: ['API_KEY_NOT_FOUND'],
  }),
}
