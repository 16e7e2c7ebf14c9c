import type { HeaderName } from '@app/contract'
import type { AccessType } from '@app/contract/known-errors'
import { findProject, findProjectByKey, type Project } from '../domain/projects'
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
 * @returns `null` for a request without any project authentication.
 */
export async function authenticate(service: Service, headers: Headers): Promise<Caller | null> {
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

  const overrideKey = header('x-stack-development-override-key')
  const opened = overrideKey
    ? openByOverride(service, projectId, overrideKey)
    : adminToken
      ? openByOwner(service, projectId, adminToken)
      : openByKey(service, projectId, access, header(keyHeaders[access]))
  const user = token && findUser(service.db, projectId, token.userId)
  return {
    access,
    project: await opened,
    user: await user,
    sessionId: token?.sessionId ?? null,
  }
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
  { db, now }: Service,
  projectId: string,
  access: AccessType,
  key: string | null,
): Promise<Project> {
  const [missing, invalid] = keyErrors[access]
  if (!key) throw knownError(missing)
  const project = await findProjectByKey(db, projectId, { access, key, now: now() })
  if (!project) throw knownError(invalid, { project_id: projectId })
  return project
}

/** Outside production an admin key of `internal` opens every project. */
async function openByOverride(
  { config, db, now }: Service,
  projectId: string,
  key: string,
): Promise<Project> {
  const internal = config.production
    ? null
    : await findProjectByKey(db, 'internal', { access: 'admin', key, now: now() })
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
  const owner = await findUser(service.db, 'internal', check.token.userId)
  if (!owner) throw new TextError(401, 'The user of this admin access token no longer exists.')
  if (!listManagedProjects(owner.row.serverMetadata).includes(projectId)) {
    throw knownError('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
  }
  const project = await findProject(service.db, projectId)
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
