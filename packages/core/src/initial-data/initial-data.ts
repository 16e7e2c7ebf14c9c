import { ClientApp } from '../app/client-app'
import { declareReads, readsOf } from '../cache/reads'
import { createResource, type OwnedResource } from '../cache/resource'
import type { ResourceMap } from '../cache/resource-map'
import type { AppContext } from '../context/context'
import { isBrowser } from '../lib/is-browser'
import type { Project } from '../projects/project'
import type { TokenSession } from '../session/session'
import { readUserId } from '../session/user-id'
import type { CurrentUser } from '../users/current-user'
import type { UserJson, WireUser } from '../users/user'

/** User and project as the server knew them when it rendered the page. JSON without secrets. */
export interface InitialData {
  /** The signed-in user; `null` if signed out. */
  user: UserJson | null
  /** Public part of the project. */
  project: Project
}

/** For view libraries: applies the initial data of a server-rendered page. */
export interface InitialDataCode {
  /**
   * Gives an app the data of the server, so that it need not fetch it.
   *
   * @param Bailout Error class that ends the server rendering of a component.
   * @returns this app in a browser; on a server, where an app serves many visitors, an app for this
   * visitor.
   */
  openInitialData(app: ClientApp<true>, data: InitialData, Bailout: BailoutClass): ClientApp<true>
}

/** Error class that ends the server rendering of a component. */
type BailoutClass = new (cause: unknown) => Error

/** The code for signed-in users. */
type UserCode = Pick<typeof import('../app/user-chunk'), 'createClientUserFactory'>

// Initial data is applied once; afterwards the app has newer values.
const opened = new WeakSet<object>()

/** Creates {@link InitialDataCode}. In a browser, `users` may be `null` if there is no user. */
export function createInitialDataCode(users: UserCode | null): InitialDataCode {
  return {
    openInitialData(app, data, Bailout) {
      if (isBrowser()) return openInBrowser(app, data, users)
      if (!users) throw new Error('A server needs the code for users.')
      return openOnServer(app, data, { users, Bailout })
    },
  }
}

/** Gives an app the data of the server. */
function openInBrowser(
  app: ClientApp<true>,
  data: InitialData,
  users: UserCode | null,
): ClientApp<true> {
  if (!opened.has(app)) fill(app, data, users)
  opened.add(app)
  return app
}

/** Returns an app for a visitor, with the data of the server. */
function openOnServer(
  app: ClientApp<true>,
  data: InitialData,
  { users, Bailout }: { users: UserCode; Bailout: BailoutClass },
): ClientApp<true> {
  // An app with explicit tokens is created for one visitor.
  const { tokenStore } = app.context.settings
  if (typeof tokenStore === 'object' && tokenStore) return openInBrowser(app, data, users)
  return openForVisitor(app.context, data, { users, Bailout })
}

/** Gives an app its project, and its user if the app's tokens belong to that user. */
export function fill(app: ClientApp<true>, data: InitialData, users: UserCode | null): void {
  const { context } = app
  const { user, project } = data
  const { getProject } = readsOf(app) as { getProject(): OwnedResource<Project, Project> }
  getProject().put(project)

  const [userReads] = context.userReads
  const session = context.findSession(context.findStore())
  if (!users || !userReads || !isUserOf(session, user)) return
  userReads.put(user, users.createClientUserFactory(context))
  // Without an access token the owner of the session is unknown: show the user, and fetch again.
  if (session.peek()?.accessToken === null) void Promise.allSettled([userReads.of().refresh()])
}

/**
 * Whether the session may be the user's: the visitor may have signed in or out since, or the page
 * may come from a cache.
 */
function isUserOf(session: TokenSession, user: UserJson | null): boolean {
  const tokens = session.peek()
  if (!tokens || !user) return false
  return !tokens.accessToken || readUserId(tokens.accessToken) === user.id
}

/**
 * Creates an app for a visitor whose tokens are only in their browser. The app can read nothing but
 * the given data.
 */
function openForVisitor(
  { settings }: AppContext,
  { user, project }: InitialData,
  { users, Bailout }: { users: UserCode; Bailout: BailoutClass },
): ClientApp<true> {
  const leaveToBrowser = () => {
    throw new Bailout(null)
  }
  const app = new ClientApp<true>({
    ...settings,
    tokenStore: 'memory',
    fetch: async () => leaveToBrowser(),
    retry: { attempts: 1 },
  })
  const { context } = app
  const factory = users.createClientUserFactory(context)
  const nothing: ResourceMap = { at: leaveToBrowser, adopt() {}, invalidate: async () => {} }
  // In the format of the service.
  const wireUser = user as WireUser | null
  const userRead: OwnedResource<WireUser | null, CurrentUser | null> = createResource({
    fetch: async () => wireUser,
    present: (wire) => wire && factory.present(scope, userRead, wire),
  })
  const session = context.findSession(context.findStore())
  const scope = factory.openScope(session, userRead, nothing)
  userRead.put(wireUser)
  const projectRead = createResource<Project, Project>({
    fetch: async () => project,
    present: (project) => project,
  })
  projectRead.put(project)
  declareReads(app, { getUser: () => userRead, getProject: () => projectRead })
  return app
}
