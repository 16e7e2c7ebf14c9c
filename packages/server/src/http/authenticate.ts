import type { HeaderName } from '@app/contract'
import type { AccessType } from '@app/contract/known-errors'
import { type Credentials, findCaller, findWholeCaller } from '../api-keys/callers'
import { knownError } from '../lib/errors'
import { isClosedProject } from '../projects/demo-project'
import { findProject, type Project } from '../projects/projects'
import { requireNoImpersonation } from '../sessions/recent-sign-in'
import { findAuthenticatedAt } from '../sessions/sessions'
import type { AccessToken } from '../sessions/tokens/access-token'
import { findLightUser, findOwner, findUser } from '../users/users'
import type { Caller, Service } from './context'
import { TextError } from './errors/text-error'

const keyHeaders = {
  client: 'x-stack-publishable-client-key',
  server: 'x-stack-secret-server-key',
  admin: 'x-stack-super-secret-admin-key',
} as const satisfies Record<AccessType, HeaderName>

const keyErrors = {
  client: ['CLIENT_AUTHENTICATION_REQUIRED', 'INVALID_PUBLISHABLE_CLIENT_KEY'],
  server: ['SERVER_AUTHENTICATION_REQUIRED', 'INVALID_SECRET_SERVER_KEY'],
  admin: ['ADMIN_AUTHENTICATION_REQUIRED', 'INVALID_SUPER_SECRET_ADMIN_KEY'],
} as const

function isAccessType(value: string): value is AccessType {
  return Object.hasOwn(keyHeaders, value)
}

/**
 * Authenticates a request.
 *
 * @param options.clientAddress Network that wrong keys are counted by.
 * @param options.isWhole Whether to read all columns of the calling user, including metadata.
 * @returns `null` for a request without project credentials.
 */
export async function authenticate(
  service: Service,
  headers: Headers,
  { clientAddress, isWhole = false }: { clientAddress: string; isWhole?: boolean },
): Promise<Caller | null> {
  // Empty values count as absent.
  const header = (name: HeaderName) => headers.get(name) || null
  const projectId = header('x-stack-project-id')
  const access = header('x-stack-access-type')
  const accessToken = header('x-stack-access-token')
  const adminToken = header('x-stack-admin-access-token')

  const token = projectId && accessToken ? await readToken(service, projectId, accessToken) : null
  if (!access) {
    const hasKey = adminToken || Object.values(keyHeaders).some(header)
    if (hasKey) throw knownError('PROJECT_KEY_WITHOUT_ACCESS_TYPE')
    return null
  }
  if (!isAccessType(access)) throw knownError('INVALID_ACCESS_TYPE')
  if (!projectId) throw knownError('ACCESS_TYPE_WITHOUT_PROJECT_ID', { request_type: access })

  const { sessionId = null, userId = null } = token ?? {}
  const overrideKey = header('x-stack-development-override-key')
  if (!overrideKey && !adminToken) {
    const key = header(keyHeaders[access])
    const credentials = { access, key, userId, sessionId, isWhole, clientAddress }
    return { access, sessionId, ...(await openByKey(service, projectId, credentials)) }
  }
  const opened = overrideKey
    ? { project: await openByOverride(service, projectId, { key: overrideKey, clientAddress }) }
    : await openByOwner(service, projectId, adminToken ?? '')
  const { db } = service
  const wholeUser = userId && isWhole ? await findUser(db, projectId, userId) : null
  const lightUser = userId && !isWhole ? await findLightUser(db, projectId, userId) : null
  const session = token && { ...token, now: service.now() }
  const sessionAuthenticatedAt = session && (await findAuthenticatedAt(db, session))
  const user = wholeUser ?? lightUser
  return { access, sessionId, ...opened, user, wholeUser, sessionAuthenticatedAt }
}

async function readToken(
  { accessTokens }: Service,
  projectId: string,
  jwt: string,
): Promise<AccessToken> {
  const check = await accessTokens.verify(jwt)
  if (check.status === 'unparsable') throw knownError('UNPARSABLE_ACCESS_TOKEN')
  if (check.status === 'expired') {
    throw knownError('ACCESS_TOKEN_EXPIRED', { expired_at_millis: check.expiredAtMillis })
  }
  if (check.token.projectId !== projectId) {
    throw knownError('INVALID_PROJECT_FOR_ACCESS_TOKEN', {
      expected_project_id: projectId,
      actual_project_id: check.token.projectId,
    })
  }
  return check.token
}

async function openByKey(
  { config, db, now, keyGuard }: Service,
  projectId: string,
  {
    access,
    key,
    isWhole,
    clientAddress,
    ...token
  }: Pick<Credentials, 'access' | 'userId' | 'sessionId'> & {
    key: string | null
    isWhole: boolean
    clientAddress: string
  },
): Promise<Pick<Caller, 'project' | 'user' | 'wholeUser' | 'sessionAuthenticatedAt'>> {
  const [missing, invalid] = keyErrors[access]
  if (!key) throw knownError(missing)
  if (isClosedProject(config, projectId)) throw knownError(invalid, { project_id: projectId })
  const credentials = { access, key, ...token, now: now() }
  const lookUp = async () => {
    if (!isWhole) return findCaller(db, projectId, credentials)
    const whole = await findWholeCaller(db, projectId, credentials)
    return whole && { ...whole, wholeUser: whole.user }
  }
  const presented = { projectId, key, address: clientAddress }
  // Publishable keys are not secret, so attempts are not counted.
  const caller = access === 'client' ? await lookUp() : await keyGuard.lookUp(presented, lookUp)
  if (!caller) throw knownError(invalid, { project_id: projectId })
  return caller
}

/** In development mode an admin key of `internal` gives access to every project. */
async function openByOverride(
  { config, db, now, keyGuard }: Service,
  projectId: string,
  { key, clientAddress }: { key: string; clientAddress: string },
): Promise<Project> {
  const credentials = { access: 'admin', key, userId: null, now: now() } as const
  const presented = { projectId: 'internal', key, address: clientAddress }
  const internal = config.production
    ? null
    : await keyGuard.lookUp(presented, () => findCaller(db, 'internal', credentials))
  if (!internal) throw new TextError(401, 'The development override key is not accepted here.')
  const project = await findProject(db, projectId)
  if (!project) throw knownError('PROJECT_NOT_FOUND', { project_id: projectId })
  return project
}

/** Authenticates an owner: a user of `internal` who manages the project. */
async function openByOwner(
  service: Service,
  projectId: string,
  jwt: string,
): Promise<{ project: Project; ownerId: string }> {
  const check = await service.accessTokens.verify(jwt)
  if (check.status === 'unparsable') throw knownError('UNPARSABLE_ADMIN_ACCESS_TOKEN')
  if (check.status === 'expired') {
    throw knownError('ADMIN_ACCESS_TOKEN_EXPIRED', { expired_at_millis: check.expiredAtMillis })
  }
  if (check.token.projectId !== 'internal') throw knownError('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
  const { db, now } = service
  const owner = await findOwner(db, check.token.userId)
  if (!owner) throw new TextError(401, 'The user of this admin access token does not exist.')
  // An owner has access to the whole project, including its secrets, so reads too require a live
  // session.
  const signedInAt = await findAuthenticatedAt(db, { ...check.token, now: now() })
  if (!signedInAt) throw knownError('ADMIN_ACCESS_TOKEN_EXPIRED', { expired_at_millis: null })
  requireNoImpersonation(signedInAt)
  // Earlier versions allowed anonymous owners. Their ownership is ignored.
  if (owner.mustVerifyEmail) throw knownError('EMAIL_VERIFICATION_REQUIRED')
  const isManaged = !owner.isAnonymous && owner.managedProjectIds.includes(projectId)
  if (!isManaged || isClosedProject(service.config, projectId)) {
    throw knownError('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
  }
  const project = await findProject(db, projectId)
  if (!project) throw knownError('INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN')
  return { project, ownerId: check.token.userId }
}
