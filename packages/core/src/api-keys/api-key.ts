import type { ResponseOf } from '@app/contract'
import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import type { CallOptions } from '../lib/call-options'
import { requireAllMapped } from '../lib/total'
import { refuseUnknownOptions } from '../lib/unknown-options'

/** A set of API keys of a project. */
export interface ApiKeyBase {
  /** Id of the set. */
  readonly id: string
  /** Description for owners. */
  readonly description: string
  /** Expiration time. */
  readonly expiresAt: Date
  /** Time at which the keys were revoked; `null` if they are not. */
  readonly manuallyRevokedAt: Date | null
  /** Creation time. */
  readonly createdAt: Date
  /** Whether the keys can be used, by the clock of this device. */
  isValid(): boolean
  /** Reason why the keys cannot be used; `null` if they can. */
  whyInvalid(): 'expired' | 'manually-revoked' | null
  /** Revokes the keys permanently. */
  revoke(options?: CallOptions): Promise<void>
}

/** A set of API keys with the last four characters of each. */
export interface ApiKey extends ApiKeyBase {
  /** Last four characters of the key; `null` if the set has none. */
  readonly publishableClientKey: { readonly lastFour: string } | null
  /** Last four characters of the key; `null` if the set has none. */
  readonly secretServerKey: { readonly lastFour: string } | null
  /** Last four characters of the key; `null` if the set has none. */
  readonly superSecretAdminKey: { readonly lastFour: string } | null
}

/** A new set of API keys in plain text. They cannot be read again. */
export interface ApiKeyFirstView extends ApiKeyBase {
  /** `pck_…`; absent if not requested. */
  readonly publishableClientKey?: string
  /** `ssk_…`; absent if not requested. */
  readonly secretServerKey?: string
  /** `sak_…`; absent if not requested. */
  readonly superSecretAdminKey?: string
}

/** Options of `createApiKey`. */
export interface ApiKeyCreateOptions extends CallOptions {
  /** Description for owners. */
  description: string
  /** Expiration time of the keys. */
  expiresAt: Date
  /** Creates a publishable client key. */
  hasPublishableClientKey: boolean
  /** Creates a secret server key. */
  hasSecretServerKey: boolean
  /** Creates a super secret admin key. */
  hasSuperSecretAdminKey: boolean
}

type WireKey = ResponseOf<'GET /internal/api-keys/:api_key_id'>

/** Fetches the API keys of the project, newest first. */
export async function fetchApiKeys(scope: Scope<'admin'>): Promise<Fetched<ApiKey[]>> {
  const { items } = await scope.admin.send('GET /internal/api-keys')
  return { wire: items, toValue: () => items.map((wire) => toApiKey(scope, wire)) }
}

/** Creates a set of API keys. */
export async function createApiKey(
  scope: Scope<'admin'>,
  {
    description,
    expiresAt,
    hasPublishableClientKey,
    hasSecretServerKey,
    hasSuperSecretAdminKey,
    signal,
    ...rest
  }: ApiKeyCreateOptions,
): Promise<ApiKeyFirstView> {
  refuseUnknownOptions(rest)
  const wire = await scope.admin.send('POST /internal/api-keys', {
    body: {
      description,
      expires_at_millis: expiresAt.getTime(),
      has_publishable_client_key: hasPublishableClientKey,
      has_secret_server_key: hasSecretServerKey,
      has_super_secret_admin_key: hasSuperSecretAdminKey,
    },
    signal,
  })
  await scope.reads.invalidate('api-keys')
  return {
    ...toApiKeyBase(scope, wire),
    publishableClientKey: wire.publishable_client_key,
    secretServerKey: wire.secret_server_key,
    superSecretAdminKey: wire.super_secret_admin_key,
  }
}

function toApiKey(scope: Scope<'admin'>, wire: WireKey): ApiKey {
  const toEnd = (key?: { last_four: string }) => (key ? { lastFour: key.last_four } : null)
  return {
    ...toApiKeyBase(scope, wire),
    publishableClientKey: toEnd(wire.publishable_client_key),
    secretServerKey: toEnd(wire.secret_server_key),
    superSecretAdminKey: toEnd(wire.super_secret_admin_key),
  }
}

function toApiKeyBase(
  { admin, context, reads }: Scope<'admin'>,
  wire: Omit<WireKey, 'publishable_client_key' | 'secret_server_key' | 'super_secret_admin_key'>,
): ApiKeyBase {
  const {
    id,
    description,
    expires_at_millis: expiresAtMillis,
    manually_revoked_at_millis: revokedAtMillis,
    created_at_millis: createdAtMillis,
    ...rest
  } = wire
  requireAllMapped(rest)
  const expiresAt = new Date(expiresAtMillis)
  const whyInvalid = () => {
    if (context.settings.now() > expiresAt.getTime()) return 'expired'
    return revokedAtMillis === undefined ? null : 'manually-revoked'
  }
  return {
    id,
    description,
    expiresAt,
    manuallyRevokedAt: revokedAtMillis === undefined ? null : new Date(revokedAtMillis),
    createdAt: new Date(createdAtMillis),
    whyInvalid,
    isValid: () => whyInvalid() === null,
    async revoke({ signal } = {}) {
      await admin.send('PATCH /internal/api-keys/:api_key_id', {
        path: { api_key_id: id },
        body: { revoked: true, description: undefined },
        signal,
      })
      await reads.invalidate('api-keys')
    },
  }
}
