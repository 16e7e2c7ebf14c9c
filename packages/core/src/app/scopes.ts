import { createResourceMap } from '../cache/resource-map'
import type { AppContext } from '../context/context'
import { readSecretServerKey, readSuperSecretAdminKey } from '../context/options'
import type { Scope, SessionScope } from '../context/scope'
import { check, keyRule, type Settings } from '../context/settings'
import type { Http } from '../http/http'
import type { TokenSession } from '../session/session'

/**
 * Creates the scope of an app with a server key.
 *
 * @param own Scope of a signed-in user: the requests also carry their session, and changes also
 * invalidate their reads.
 * @throws {UsageError} if the key is missing or invalid.
 */
export function createServerScope(context: AppContext, own?: SessionScope): Scope<'server'> {
  context.serverReads ??= createResourceMap(context.settings.now)
  const reads = context.serverReads
  const server = serverHttp(context, own?.session)
  return {
    context,
    server,
    // Servers may send every request of a browser and get at least the same fields, which the type
    // cannot express.
    http: server as unknown as Http,
    reads: own ? { ...reads, invalidate: own.reads.invalidate } : reads,
  }
}

/**
 * Creates the scope of an app with an admin key, or of a project owner.
 *
 * @throws {UsageError} if a key is missing or invalid.
 */
export function createAdminScope(context: AppContext): Scope<'server' | 'admin'> {
  const { settings } = context
  const keys = settings.openedBy ? {} : toAdminKeys(settings)
  return { ...createServerScope(context), admin: context.httpWith('admin', undefined, keys) }
}

/** Returns requests with the server key of an app, or of its owner's session. */
export function serverHttp(context: AppContext, session?: TokenSession): Http<'server'> {
  const { settings } = context
  return context.httpWith('server', session, settings.openedBy ? {} : toServerKeys(settings))
}

function toServerKeys({ projectId, secretServerKey }: Settings) {
  const rule = keyRule(projectId, 'ssk_', 'STACK_SECRET_SERVER_KEY')
  const key = check('secretServerKey', secretServerKey || readSecretServerKey(), rule)
  return { 'x-stack-secret-server-key': key }
}

function toAdminKeys({ projectId, superSecretAdminKey }: Settings) {
  const rule = keyRule(projectId, 'sak_', 'STACK_SUPER_SECRET_ADMIN_KEY')
  const key = check('superSecretAdminKey', superSecretAdminKey || readSuperSecretAdminKey(), rule)
  return { 'x-stack-super-secret-admin-key': key }
}
