import type { Language, SignUpMethod } from '@app/contract/lists'
import { WebhookError } from '../errors/webhook-error'
import type { Json } from '../lib/json'
import { failed, ok, type Result } from '../lib/result'
import { verifySigned, type WebhookRequest } from './verify-webhook'

/** A sign-up that a hook decides on: what is known of the user before they are created. */
export interface SignUpAttempt {
  /** Id of the project. */
  project_id: string
  /**
   * How the visitor signs up. `password_reset`: with the reset code of an address that another user had not
   * verified.
   */
  method: SignUpMethod
  /** Id of the provider, such as `google`; `null` for other methods. */
  provider_id: string | null
  /** Email address; `null` for anonymous users and provider accounts without one. */
  primary_email: string | null
  /** Whether the visitor has shown that the address is theirs. Never `true` for `password`. */
  primary_email_verified: boolean
  /** Name from the sign-up form or the provider account. */
  display_name: string | null
  /** Metadata of the sign-up, which visitors can choose freely; `null` if there is none. */
  client_metadata: Json
  /** Version of the terms of service that the visitor accepted. */
  accepted_terms_version: string | null
  /** Language of the visitor, for the message of a denial; `null` if it is unknown. */
  language: Language | null
  /**
   * Address of the visitor, as far as trusted proxies report it; an IPv6 address is truncated to
   * its network.
   */
  ip_address: string | null
  /** `User-Agent` header of the visitor's browser. */
  user_agent: string | null
}

/** Decision of a hook, to be sent as JSON with status 200. */
export type SignUpDecision =
  | {
      decision: 'allow'
      /** JSON that only servers can write, of up to 64 Ki characters. */
      client_read_only_metadata?: Json
      /** JSON that only servers can read and write, of up to 64 Ki characters. */
      server_metadata?: Json
    }
  | {
      decision: 'deny'
      /** Text for the visitor, in their `language`, of up to 500 characters. Default: that of the pages. */
      message?: string
    }

/**
 * Verifies the signature of a request to a sign-up hook, and that it was sent within the last five minutes.
 *
 * @param secret `whsec_…`, as in `AdminApp.getSecuritySettings()`.
 * @example
 * const result = await verifySignUpHook(request, process.env.SIGN_UP_HOOK_SECRET ?? '')
 * if (result.status === 'error') return new Response(result.error.message, { status: 400 })
 * // Anyone can type an address of a company in a form for passwords.
 * const { primary_email, primary_email_verified } = result.data
 * const isColleague = primary_email_verified && primary_email?.endsWith('@example.com')
 * return Response.json({ decision: isColleague ? 'allow' : 'deny' })
 * @throws {UsageError} without a signing secret.
 * @see https://www.standardwebhooks.com
 */
export async function verifySignUpHook(
  request: WebhookRequest,
  secret: string,
): Promise<Result<SignUpAttempt, WebhookError>> {
  const result = await verifySigned(request, secret)
  if (result.status === 'error') return result
  const { type, data } = result.data as { type: string; data: SignUpAttempt }
  // Owners choose secrets: a webhook may be signed with the same one.
  if (type !== 'sign_up') return failed(new WebhookError(`The request is not a sign-up: ${type}.`))
  return ok(data)
}
