import type { EndpointKey, ErrorCodeOf } from '@app/contract'
import { startWebhookReceiver } from '../stand-ins/webhook-receiver'
import type { TestService } from '../test-service'
import type { Call } from './call'

export const minute = 60_000
export const week = 7 * 24 * 60 * minute

/** An email domain that rows block. */
export const blocked = 'blocked.example'
/** Version of the terms that rows require. */
export const termsVersion = '2026-11-01'

/** The errors of a sign-up hook, for a sign-up that is allowed otherwise. */
export function hookRows(toCall: Row) {
  return {
    SIGN_UP_DENIED: async (service) => {
      const hook = await startWebhookReceiver()
      hook.respondWith(200, {}, JSON.stringify({ decision: 'deny' }))
      return { ...(await toCall(service)), signUpHook: hook.url }
    },
    SIGN_UP_HOOK_FAILED: async (service) => {
      const hook = await startWebhookReceiver()
      hook.respondWith(500)
      return { ...(await toCall(service)), signUpHook: hook.url }
    },
  } satisfies Record<string, Row>
}

/** Prepares the state, and returns the request that results in the error. */
export type Row = (service: TestService) => Call | Promise<Call>

type KeyWithErrors = {
  [Key in EndpointKey]: [ErrorCodeOf<Key>] extends [never] ? never : Key
}[EndpointKey]

/** A row for each error each endpoint declares: one that is missing does not compile. */
export type Rows = { [Key in KeyWithErrors]: { [Code in ErrorCodeOf<Key>]: Row } }
