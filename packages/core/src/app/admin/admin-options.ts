import {
  type ClientAppOptions,
  readEnvironment,
  readSecretServerKey,
  readSuperSecretAdminKey,
} from '../../context/options'
import { check, keyRule, type OpenedBy } from '../../context/settings'
import { UsageError } from '../../errors/usage-error'
import type { Step } from '../../http/pipeline'
import { type OwnerSession, withOwner } from '../../session/with-owner'
import type { TokenStoreInit } from '../../token-store/create'
import type { ServerAppOptions } from '../server-app'

/** Options of an `AdminApp`: the keys of the project, or the session of its owner. */
export type AdminAppOptions<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> = AdminKeyOptions<HasTokenStore, ProjectId> | AdminOwnerOptions<ProjectId>

/** Options of an `AdminApp` that is authorized by API keys. The admin key alone is enough. */
export interface AdminKeyOptions<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> extends ServerAppOptions<HasTokenStore, ProjectId> {
  /** `sak_…`; a secret for project owners only. @default env STACK_SUPER_SECRET_ADMIN_KEY */
  superSecretAdminKey?: string | undefined
  /** Only in {@link AdminOwnerOptions}. */
  projectOwnerSession?: undefined
}

/**
 * Options of an `AdminApp` that is authorized by its owner's session. Users cannot sign in to such
 * an app.
 */
export interface AdminOwnerOptions<ProjectId extends string = string>
  extends Omit<ClientAppOptions<false, ProjectId>, 'publishableClientKey'> {
  /** `user.currentSession` of the project `internal`. Replaces all keys. */
  projectOwnerSession: OwnerSession
  /** Not used with an owner session. */
  publishableClientKey?: undefined
  /** Not used with an owner session. */
  secretServerKey?: undefined
  /** Not used with an owner session. */
  superSecretAdminKey?: undefined
}

/** Returns the options of the underlying `ServerApp`. */
export function toServerOptions<HasTokenStore extends boolean, ProjectId extends string>(
  options: AdminAppOptions<HasTokenStore, ProjectId>,
): ServerAppOptions<HasTokenStore, ProjectId> & OpenedBy {
  if (!options.projectOwnerSession) {
    const hasServerKey = options.secretServerKey || readSecretServerKey()
    return hasServerKey ? options : { ...options, ...openWithAdminKey(options) }
  }
  if (options.tokenStore !== null) {
    throw new UsageError(
      'Users cannot sign in to an app with projectOwnerSession. Set tokenStore: null.',
    )
  }
  return {
    ...options,
    // An app without a token store always has `HasTokenStore` = `false`.
    tokenStore: null as TokenStoreInit<HasTokenStore>,
    openedBy: withOwner(options.projectOwnerSession),
    clientKey: '',
  }
}

/**
 * Sends all requests with admin access, which includes that of servers and pages.
 *
 * @throws {UsageError} if the admin key is missing, or a key is invalid.
 */
function openWithAdminKey(options: AdminKeyOptions): Required<OpenedBy> {
  const env = readEnvironment()
  const projectId = options.projectId || env.projectId || ''
  const adminKey = check(
    'superSecretAdminKey',
    options.superSecretAdminKey || readSuperSecretAdminKey(),
    keyRule(projectId, 'sak_', 'STACK_SUPER_SECRET_ADMIN_KEY'),
  )
  const clientKey = options.publishableClientKey || env.publishableClientKey || ''
  if (clientKey) {
    const rule = keyRule(projectId, 'pck_', 'NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY')
    check('publishableClientKey', clientKey, rule)
  }
  const own = { 'x-stack-access-type': 'admin', 'x-stack-super-secret-admin-key': adminKey }
  const openedBy: Step = (next) => (request) =>
    next({ ...request, headers: { ...request.headers, ...own } })
  return { openedBy, clientKey }
}
