import type { WebhookEventType } from '@app/contract/lists'
import { Webhook } from 'standardwebhooks'
import { UsageError } from '../errors/usage-error'
import { WebhookError } from '../errors/webhook-error'
import type { Json } from '../lib/json'
import { failed, ok, type Result } from '../lib/result'
import { type RequestLike, readHeader } from '../token-store/request'
import type { TeamJson, UserJson } from '../users/user'

/** A user in webhook events, with the fields that servers may see. */
export interface WebhookUser extends Omit<UserJson, 'is_impersonation'> {
  /** Whether the user can sign in with the primary email address. */
  primary_email_auth_enabled: boolean
  /** Time of the last activity, in milliseconds since the epoch. */
  last_active_at_millis: number
  /**
   * The latest ban, which is over once `until_millis` has passed; `null` if there is none. Its end
   * causes no event.
   */
  ban: {
    /** Reason of the ban, for owners and servers; `null` if there is none. */
    reason: string | null
    /** Start of the ban, in milliseconds since the epoch. */
    banned_at_millis: number
    /** End of the ban, in milliseconds since the epoch; `null` if it has none. */
    until_millis: number | null
  } | null
  /** JSON that only servers can read and write. */
  server_metadata: Json
}

/** A team in webhook events, with the fields that servers may see. */
export interface WebhookTeam extends TeamJson {
  /** Creation time, in milliseconds since the epoch. */
  created_at_millis: number
  /** JSON that only servers can read and write. */
  server_metadata: Json
}

/** Data of webhook events by type. */
interface WebhookData {
  /** The new user. */
  'user.created': WebhookUser
  /** The user after the change. */
  'user.updated': WebhookUser
  /** Ids of the deleted user and of the teams they were a member of. */
  'user.deleted': { id: string; teams: { id: string }[] }
  /** The new team. */
  'team.created': WebhookTeam
  /** The team after the change. */
  'team.updated': WebhookTeam
  /** Id of the deleted team. */
  'team.deleted': { id: string }
  /** Ids of the team and of its new member. */
  'team_membership.created': { team_id: string; user_id: string }
  /** Ids of the team and of its former member. */
  'team_membership.deleted': { team_id: string; user_id: string }
  /** Ids of the permission that was granted, the team and the member. */
  'team_permission.created': { id: string; team_id: string; user_id: string }
  /** Ids of the permission that was revoked, the team and the member. */
  'team_permission.deleted': { id: string; team_id: string; user_id: string }
  /** Ids of the permission that was granted in the whole project, and of the user. */
  'project_permission.created': { id: string; user_id: string }
  /** Ids of the permission that was revoked in the whole project, and of the user. */
  'project_permission.deleted': { id: string; user_id: string }
  /** Text of a test event, which an owner requests to try an endpoint. */
  'webhook.test': { message: string }
}

/** A webhook event: `type` states what happened, `data` contains the affected object. */
export type WebhookEvent = {
  [Type in WebhookEventType | 'webhook.test']: { type: Type; data: WebhookData[Type] }
}[WebhookEventType | 'webhook.test']

/** A received request. Its body must be the original text, not parsed and serialized again. */
export type WebhookRequest = Request | (RequestLike & { body: string | Uint8Array })

/**
 * Verifies the signature of a webhook request, and that it was sent within the last five minutes.
 *
 * @param secret `whsec_…`, as shown when the endpoint was created.
 * @example
 * const result = await verifyWebhook(request, process.env.WEBHOOK_SECRET ?? '')
 * if (result.status === 'error') return new Response(result.error.message, { status: 400 })
 * if (result.data.type === 'user.created') console.log(result.data.data.primary_email)
 * @throws {UsageError} without a signing secret.
 * @see https://www.standardwebhooks.com, https://docs.svix.com/receiving/verifying-payloads/how
 */
export async function verifyWebhook(
  request: WebhookRequest,
  secret: string,
): Promise<Result<WebhookEvent, WebhookError>> {
  // Signed by the service, which sends no other events.
  return (await verifySigned(request, secret)) as Result<WebhookEvent, WebhookError>
}

/** Verifies the signature of a request, and returns its JSON. */
export async function verifySigned(
  request: WebhookRequest,
  secret: string,
): Promise<Result<unknown, WebhookError>> {
  const body = request instanceof Request ? await request.clone().text() : toText(request.body)
  // Svix sends the standard headers under its own names.
  const fields = ['id', 'timestamp', 'signature'].map((field) => [
    `webhook-${field}`,
    readHeader(request, `svix-${field}`) ?? readHeader(request, `webhook-${field}`) ?? '',
  ])
  const webhook = openWebhook(secret)
  try {
    return ok(webhook.verify(body, Object.fromEntries(fields)))
  } catch (cause) {
    const { message } = cause as Error
    return failed(
      new WebhookError(`The request is not a webhook of this project: ${message}.`, { cause }),
    )
  }
}

/** @throws {UsageError} without a signing secret. */
function openWebhook(secret: string): Webhook {
  try {
    return new Webhook(secret)
  } catch {
    throw new UsageError(
      'Pass the signing secret of the webhook or sign-up hook as the second argument: whsec_…, as the service shows it.',
    )
  }
}

function toText(body: string | Uint8Array): string {
  return typeof body === 'string' ? body : new TextDecoder().decode(body)
}
