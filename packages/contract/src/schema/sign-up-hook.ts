import { z } from 'zod'
import { anyJson, httpUrl, json, text } from './fields'
import { signUpHookFailures, signUpMethods } from './lists'
import { sizes } from './sizes'

/** Secret of a signature as in Standard Webhooks: 24 to 64 bytes. */
const webhookSecret = text(sizes.token).pipe(
  z
    .string()
    .regex(
      /^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
      'must be whsec_ and 24 to 64 bytes in base64',
    ),
)

const onFailure = z.enum(signUpHookFailures)

/** Hook before sign-up in responses to owners. */
export const signUpHook = z.object({ url: z.string(), secret: z.string(), on_failure: onFailure })

/** Hook before sign-up as owners set it. */
export const signUpHookChange = z.strictObject({
  url: httpUrl,
  /** Absent: the current one, or a new one if there is none. */
  secret: webhookSecret.optional(),
  /** Whether a sign-up is refused if the hook gives no valid response. Absent: `deny`. */
  on_failure: onFailure.optional(),
})

/** Data of the request that the hook receives: the sign-up as far as it is known. */
const signUpHookData = z.object({
  project_id: z.string(),
  method: z.enum(signUpMethods),
  /** Id of the provider; null for other methods. */
  provider_id: z.string().nullable(),
  primary_email: z.string().nullable(),
  primary_email_verified: z.boolean(),
  display_name: z.string().nullable(),
  client_metadata: anyJson,
  accepted_terms_version: z.string().nullable(),
  /** Language of the visitor, one of those of pages and emails. */
  language: z.string().nullable(),
  ip_address: z.string().nullable(),
  user_agent: z.string().nullable(),
})

/** Response of the hook. */
export const signUpHookResponse = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('allow'),
    client_read_only_metadata: json(sizes.metadata).optional(),
    server_metadata: json(sizes.metadata).optional(),
  }),
  z.strictObject({
    decision: z.literal('deny'),
    /** Shown to the visitor. */
    message: text(sizes.denialMessage).optional(),
  }),
])

/** Data of the request that the hook receives. */
export type SignUpHookData = z.output<typeof signUpHookData>

/** Response of the hook. */
export type SignUpHookResponse = z.output<typeof signUpHookResponse>
