import { ClientApp } from '../app/client-app'
import { contextOf } from '../app/context-of'
import { declareReads, readsOf } from '../cache/present'
import { createResource, type OwnedResource } from '../cache/resource'
import type { ResourceMap } from '../cache/resource-map'
import type { AppContext } from '../context/context'
import { isBrowser } from '../lib/is-browser'
import type { Project } from '../projects/project'
import { readUserId } from '../session/access-token'
import type { Session } from '../session/session'
import { toClientUserCode } from '../users/client-user-code'
import type { CurrentUser } from '../users/current-user'
import type { UserJson, WireUser } from '../users/user'
import type { UserRead } from '../users/user-reads'

/** What a server knew when it made a page, for the page: JSON, and no secret. */
export interface InitialData {
  /** Who was signed in; `null` when nobody was. */
  user: UserJson | null
  project: Project
}

/** For view libraries: what opens the data of a page that was made on a server. */
export interface InitialDataCode {
  /**
   * Gives an app what a server knew already, so that it need not ask.
   *
   * @param Bailout What ends the rendering of a component that a server cannot go on with.
   * @returns in a page this app; on a server, where an app serves many visitors at the same time,
   * one for this visitor.
   */
  openInitialData(
    app: ClientApp<true>,
    data: InitialData,
    Bailout: new (cause: unknown) => Error,
  ): ClientApp<true>
}

type BailoutClass = new (cause: unknown) => Error

// What came with a page is news once. Afterwards the app knows better.
const opened = new WeakSet<object>()

/** @see InitialDataCode */
export const openInitialData: InitialDataCode['openInitialData'] = (app, data, Bailout) => {
  const context = contextOf(app)
  // An app with tokens of its own is made for one visitor.
  const { tokenStore } = context.settings
  const isOfVisitor = typeof tokenStore === 'object' && tokenStore
  if (!isBrowser() && !isOfVisitor) return openForVisitor(context, data, Bailout)
  if (!opened.has(app)) fill(app, context, data)
  opened.add(app)
  return app
}

function fill(app: ClientApp<true>, context: AppContext, { user, project }: InitialData): void {
  const { getProject } = readsOf(app) as { getProject(): OwnedResource<Project, Project> }
  getProject().put(project)

  const [findUser] = context.userViews
  const session = context.findSession(context.findStore())
  if (!findUser || !isUserOf(session, user)) return
  findUser.takeCode(toClientUserCode(context))
  findUser().put(user)
  // Whose it is cannot be told, so it is shown, and asked for anew.
  if (session.peek()?.accessToken === null) void Promise.allSettled([findUser().refresh()])
}

/** Somebody may have signed in or out since, or the page is an old one out of a cache. */
function isUserOf(session: Session, user: UserJson | null): boolean {
  const tokens = session.peek()
  if (!tokens || !user) return false
  return !tokens.accessToken || readUserId(tokens.accessToken) === user.id
}

/** On a server, for a visitor whose tokens only their browser has: nothing else can be read. */
function openForVisitor(
  { settings }: AppContext,
  { user, project }: InitialData,
  Bailout: BailoutClass,
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
  const context = contextOf(app)
  const code = toClientUserCode(context)
  const nothing: ResourceMap = { at: leaveToBrowser, adopt() {}, outdate: async () => {} }
  // As the service sent it.
  const wireUser = user as WireUser | null
  const userRead: UserRead<WireUser, CurrentUser> = createResource({
    fetch: async () => wireUser,
    present: (wire) => wire && code.present(scope, wire),
  })
  const session = context.findSession(context.findStore())
  const scope = code.openScope(session, userRead, nothing)
  userRead.put(wireUser)
  const projectRead = createResource<Project, Project>({
    fetch: async () => project,
    present: (project) => project,
  })
  projectRead.put(project)
  declareReads(app, { getUser: () => userRead, getProject: () => projectRead })
  return app
}
