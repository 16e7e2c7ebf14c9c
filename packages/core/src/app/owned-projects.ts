import { present } from '../cache/present'
import type { Fetched } from '../cache/resource-map'
import type { SessionScope } from '../context/context'
import type { Settings } from '../context/settings'
import { abortable } from '../lib/abortable'
import type { CallOptions } from '../lib/call-options'
import {
  type AdminProject,
  type AdminProjectCreateOptions,
  toAdminProject,
  toProjectBody,
} from '../projects/admin-project'
import { toSession } from '../sessions/session'
import {
  authReads,
  type CurrentUser,
  type CurrentUserScope,
  toCurrentUser,
} from '../users/current-user'
import type { WireUser } from '../users/user'
import { userReads } from '../users/user-actions'
import { AdminApp } from './admin-app'
import { adminScopeOf } from './context-of'

/** A project of whoever is signed in, and the app to look after it. */
export interface AdminOwnedProject extends AdminProject {
  /** Opened by the owner's session: no keys are needed. */
  readonly app: AdminApp<false>
}

/** Somebody who owns projects: a signed-in user of the project `internal`. */
export interface CurrentInternalUser extends CurrentUser {
  /** Makes a project. It has no keys yet: `project.app.createApiKey` makes some. */
  createProject(options: AdminProjectCreateOptions): Promise<AdminOwnedProject>
  /** The projects of the user, newest first. */
  listOwnedProjects(options?: CallOptions): Promise<AdminOwnedProject[]>
  /** The user as they are now; `null` when signed out meanwhile. */
  refresh(options?: CallOptions): Promise<CurrentInternalUser | null>
}

/** Opens a project by the session of its owner. */
export type OpenProject = (session: SessionScope['session'], projectId: string) => AdminApp<false>

/** Makes one app for each session and project, so that what an owner reads is read once. */
export function createOpenProject(
  settings: Settings,
  onOpen: (app: AdminApp) => void,
): OpenProject {
  const opened = new WeakMap<SessionScope['session'], Map<string, AdminApp<false>>>()
  // The pages and the key are those of the owners' own app.
  const { publishableClientKey: _, urls: __, ...options } = settings

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

/** Makes our object of a signed-in owner on the wire. */
export function toInternalUser(
  scope: CurrentUserScope<WireUser, CurrentInternalUser>,
  wire: WireUser,
  open: OpenProject,
): CurrentInternalUser {
  const outdate = () => scope.reads.outdate('projects')

  function toOwnedProject(project: Parameters<typeof toAdminProject>[1]): AdminOwnedProject {
    const app = open(scope.session, project.id)
    const owned = adminScopeOf(app)
    // A change shows in the project and in the list of its owner.
    const outdateProject = () => Promise.all([owned.outdateProject(), outdate()])
    // Not spread: what a view library added to the project stays on it.
    return Object.assign(toAdminProject({ ...owned, outdateProject }, project), { app })
  }

  async function fetchOwnedProjects(): Promise<Fetched<AdminOwnedProject[]>> {
    const { items } = await scope.http.send('GET /internal/projects')
    return { wire: items, toValue: () => items.map(toOwnedProject) }
  }

  return present(
    {
      ...toCurrentUser(scope, wire),
      refresh: (options?: CallOptions) => abortable(scope.refreshUser(), options?.signal),
      async createProject(options: AdminProjectCreateOptions) {
        const body = { ...toProjectBody(options), display_name: options.displayName }
        const { signal } = options
        const project = await scope.http.send('POST /internal/projects', { body, signal })
        await outdate()
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
