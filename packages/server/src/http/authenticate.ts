import type { HeaderName } from '@app/contract'
import type { AccessType } from '@app/contract/known-errors'
import { type Credentials, findCaller, findWholeCaller } from '../domain/callers'
import { isClosedProject } from '../domain/demo-project'
import { findProject, type Project } from '../domain/projects'
import { findAuthenticatedAt, isSessionAlive } from '../domain/sessions'
import { findUser } from '../domain/users'
import { knownError, TextError } from '../errors'
import type { AccessToken } from '../tokens/access-token'
import type { Caller, Service } from './context'

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
 * Finds out who is calling, in the order of contract/http.md section 2.3.
 *
 * @param options.isWhole The endpoint responds with the user who calls, so metadata is read, too.
 * @returns `null` for a request without any project authentication.
 */
export async function authenticate(
  service: Service,
  headers: Headers,
  { isWhole = false } = {},
): Promise<Caller | null> {
  // An empty value counts as absent.
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
    const credentials = { access, key, userId, sessionId, isWhole }
    return { access, sessionId, ...(await openByKey(service, projectId, credentials)) }
  }
  const project = overrideKey
    ? await openByOverride(service, projectId, overrideKey)
    : await openByOwner(service, projectId, adminToken ?? '')
  const user = userId === null ? null : await findUser(service.db, projectId, userId)
  const session = token && { ...token, now: service.now() }
  const sessionAuthenticatedAt = session && (await findAuthenticatedAt(service.db, session))
  return { access, sessionId, project, user, wholeUser: user, sessionAuthenticatedAt }
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
  { config, db, now }: Service,
  projectId: string,
  {
    access,
    key,
    isWhole,
    ...token
  }: Pick<Credentials, 'access' | 'userId' | 'sessionId'> & {
    key: string | null
    isWhole: boolean
  },
): Promise<Pick<Caller, 'project' | 'user' | 'wholeUser' | 'sessionAuthenticatedAt'>> {
  const [missing, invalid] = keyErrors[access]
  if (!key) throw knownError(missing)
  if (isClosedProject(config, projectId)) throw knownError(invalid, { project_id: projectId })
  const credentials = { access, key, ...token, now: now() }
  if (isWhole) {
    const whole = await findWholeCaller(db, projectId, credentials)
    if (!whole) throw knownError(invalid, { project_id: projectId })
    return { ...whole, wholeUser: whole.user }
  }
  const caller = await findCaller(db, projectId, credentials)
  if (!caller) throw knownError(invalid, { project_id: projectId })
  return caller
}

/** Outside production an admin key of `internal` opens every project. */
async function openByOverride(
  { config, db, now }: Service,
  projectId: string,
  key: string,
): Promise<Project> {
  const internal = config.production
    ? null
    : await findCaller(db, 'internal', { access: 'admin', key, userId: null, now: now() })
  if (!internal) throw new TextError(401, 'The development override key is not accepted here.')
  const project = await findProject(db, projectId)
  if (!project) throw knownError('PROJECT_NOT_FOUND', { project_id: projectId })
  return project
}

/** Opens a project for one of its owners: a user of `internal` who manages it. */
async function openByOwner(service: Service, projectId: string, jwt: string): Promise<Project> {
  const check = await service.accessTokens.verify(jwt)
  if (check.status === 'unparsable') throw knownError('UNPARSABLE_ADMIN_ACCESS_TOKEN')
  if (check.status === 'expired') {
    throw knownError('ADMIN_ACCESS_TOKEN_EXPIRED', { expired_at_millis: check.expiredAtMillis })
  }
  if (check.token.projectId !== 'internal') throw knownError('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
  const { db, now } = service
  const owner = await findUser(db, 'internal', check.token.userId)
  if (!owner) throw new TextError(401, 'The user of this admin access token no longer exists.')
  // It opens a whole project, its secrets included: reading, too, ends with the session.
  if (!(await isSessionAlive(db, { ...check.token, now: now() }))) {
    throw knownError('ADMIN_ACCESS_TOKEN_EXPIRED', { expired_at_millis: null })
  }
  // Ownership given to an anonymous user, by versions before that was refused, opens nothing.
  const { isAnonymous, serverMetadata } = owner.row
  const isManaged = !isAnonymous && listManagedProjects(serverMetadata).includes(projectId)
  if (!isManaged || isClosedProject(service.config, projectId)) {
    throw knownError('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
  }
  const project = await findProject(db, projectId)
  if (!project) throw knownError('INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN')
  return project
}

/** The projects an owner manages are kept in their server metadata (contract/http.md 2.4). */
function listManagedProjects(serverMetadata: unknown): unknown[] {
  const ids =
    typeof serverMetadata === 'object' && serverMetadata && 'managedProjectIds' in serverMetadata
      ? serverMetadata.managedProjectIds
      : []
  return Array.isArray(ids) ? ids : []
}
