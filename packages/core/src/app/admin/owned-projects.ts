import { present } from '../../cache/present'
import type { Fetched } from '../../cache/resource-map'
import type { SessionScope } from '../../context/scope'
import type { Settings } from '../../context/settings'
import { abortable } from '../../lib/abortable'
import type { CallOptions } from '../../lib/call-options'
import {
  type AdminProject,
  type AdminProjectCreateOptions,
  requireProductionMode,
  toAdminProject,
  toProjectBody,
} from '../../projects/admin-project'
import type { TokenSession } from '../../session/session'
import { toSession } from '../../sessions/session'
import { authReads, type CurrentUser, toCurrentUser } from '../../users/current-user'
import type { WireUser } from '../../users/user'
import { userReads } from '../../users/user-actions'
import type { UserRead } from '../../users/user-reads'
import { createAdminScope } from '../scopes'
import { AdminApp } from './admin-app'

/** A project of the signed-in owner, with the app to manage it. */
export interface AdminOwnedProject extends AdminProject {
  /** Authorized by the owner's session; needs no keys. */
  readonly app: AdminApp<false>
}

/** A project owner: a signed-in user of the project `internal`. */
export interface CurrentInternalUser extends CurrentUser {
  /** Creates a project. It has no API keys yet: create them with `project.app.createApiKey`. */
  createProject(options: AdminProjectCreateOptions): Promise<AdminOwnedProject>
  /** Fetches the projects of the user, newest first. */
  listOwnedProjects(options?: CallOptions): Promise<AdminOwnedProject[]>
  /** Fetches the user again; `null` if signed out in the meantime. */
  refresh(options?: CallOptions): Promise<CurrentInternalUser | null>
}

/** Returns the app of a project, authorized by the session of its owner. */
export type OpenProject = (session: TokenSession, projectId: string) => AdminApp<false>

/** Creates one app per session and project, so that reads are shared. */
export function createOpenProject(
  settings: Settings,
  onOpen: (app: AdminApp) => void,
): OpenProject {
  const opened = new WeakMap<TokenSession, Map<string, AdminApp<false>>>()
  const {
    // Not inherited: these belong to the owner's app.
    publishableClientKey: _key,
    urls: _urls,
    // Never set: the session replaces them.
    secretServerKey: _serverKey,
    superSecretAdminKey: _adminKey,
    ...options
  } = settings

  return (session, projectId) => {
    const apps = opened.get(session) ?? new Map<string, AdminApp<false>>()
    opened.set(session, apps)
    const known = apps.get(projectId)
    if (known) return known
    const app = new AdminApp<false>({
      ...options,
      projectId,
      tokenStore: null,
      projectOwnerSession: toSession(session),
    })
    apps.set(projectId, app)
    onOpen(app)
    return app
  }
}

/** Converts a signed-in owner from the wire format. */
export function toInternalUser(
  scope: SessionScope,
  read: UserRead<WireUser, CurrentInternalUser>,
  wire: WireUser,
  open: OpenProject,
): CurrentInternalUser {
  const invalidate = () => scope.reads.invalidate('projects')

  function toOwnedProject(project: Parameters<typeof toAdminProject>[1]): AdminOwnedProject {
    const app = open(scope.session, project.id)
    const owned = createAdminScope(app.context)
    // A change also affects the owner's list. `Object.assign` instead of a spread keeps members
    // that a view library attached.
    return Object.assign(toAdminProject(owned, project, invalidate), { app })
  }

  async function fetchOwnedProjects(): Promise<Fetched<AdminOwnedProject[]>> {
    const { items } = await scope.http.send('GET /internal/projects')
    return { wire: items, toValue: () => items.map(toOwnedProject) }
  }

  return present(
    {
      ...toCurrentUser(scope, read, wire),
      refresh: (options?: CallOptions) => abortable(read.refreshAfterChange(), options?.signal),
      async createProject(options: AdminProjectCreateOptions) {
        const { signal, displayName, ...changes } = options
        requireProductionMode(null, changes)
        const body = { ...toProjectBody(changes), display_name: displayName }
        const project = await scope.http.send('POST /internal/projects', { body, signal })
        await invalidate()
        return toOwnedProject(project)
      },
    },
    {
      ...userReads(scope),
      ...authReads(scope),
      listOwnedProjects: () => scope.reads.at('projects', fetchOwnedProjects),
    },
  )
}
