import type { ClientApp } from '../app/client-app'
import { readsOf } from '../cache/reads'
import type { OwnedResource } from '../cache/resource'
import type { AppContext } from '../context/context'
import type { Settings } from '../context/settings'
import { isKnownError } from '../errors/known-error'
import type { Project, ProjectConfig } from '../projects/project'
import { readPublicProject } from '../projects/public-project'
import { canStore, findStoredText, toStorageKey } from './has-known-project'

/** Project from an earlier visit, as the browser stores it. */
interface StoredProject {
  /** Format; entries of other formats are ignored. */
  version: 1
  /** API root that the project came from. */
  apiUrl: string
  /** Whether the service has the endpoint of `readPublicProject`. */
  hasPublicProject: boolean
  project: Project
}

const version = 1

/** Settings that are on or off; omitting one here is a compile error. */
const switches: Record<
  Exclude<keyof ProjectConfig, 'oauthProviders' | 'requiredTermsVersion' | 'passwordMinLength'>,
  true
> = {
  signUpEnabled: true,
  credentialEnabled: true,
  magicLinkEnabled: true,
  passkeyEnabled: true,
  clientTeamCreationEnabled: true,
  clientUserDeletionEnabled: true,
}

const opened = new WeakSet<object>()

/**
 * Gives an app the project of the last visit, which the service then confirms or replaces; and stores
 * the project for the next visit. Has an effect once per app, in browsers only.
 */
export function openKnownProject(app: ClientApp<true>): void {
  const { context } = app
  if (opened.has(app) || !canStore(context.settings)) return
  opened.add(app)
  // The read of a `ClientApp`, which owns its resource.
  const { getProject } = readsOf(app) as { getProject(): OwnedResource<Project, Project> }
  const read = getProject()
  const stored = findStored(context.settings)
  const isShown = stored !== null && read.seed(stored.project)
  // Otherwise it is being fetched, or came with the page.
  const confirmed = isShown ? refresh(context, read, stored) : read.load()
  void confirmed.then(
    (project) => store(context, project),
    (error: unknown) => {
      // Offline, or the service is down: the known project is the best there is.
      if (!isKnownError(error)) return
      // The service does not know the project or refuses the key, so the page must not use the
      // project either.
      removeStored(context.settings)
      if (isShown) read.clear()
    },
  )
}

async function refresh(
  context: AppContext,
  read: OwnedResource<Project, Project>,
  { hasPublicProject }: StoredProject,
): Promise<Project> {
  if (!hasPublicProject) return read.refresh()
  const project = await readPublicProject(context).catch(() => null)
  // The service may be another one by now, or the request failed for a reason that the contract's
  // endpoint reports as a known error.
  if (!project) return read.refresh()
  context.hasPublicProject = true
  return read.put(project)
}

function findStored(settings: Settings): StoredProject | null {
  try {
    const entry: unknown = JSON.parse(findStoredText(settings) ?? 'null')
    return isStoredProject(entry, settings) ? entry : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Returns whether a stored entry is one of ours: it may come from another version, or another script of this site. */
function isStoredProject(entry: unknown, { apiUrl, projectId }: Settings): entry is StoredProject {
  const { version: format, apiUrl: origin, project } = Object(entry)
  const { id, displayName, config } = Object(project)
  const { oauthProviders, requiredTermsVersion, passwordMinLength, ...flags } = Object(config)
  return (
    format === version &&
    origin === apiUrl &&
    id === projectId &&
    typeof displayName === 'string' &&
    Object.keys(switches).every((name) => typeof flags[name] === 'boolean') &&
    (requiredTermsVersion === null || typeof requiredTermsVersion === 'string') &&
    typeof passwordMinLength === 'number' &&
    Array.isArray(oauthProviders) &&
    oauthProviders.every((provider) => typeof Object(provider).id === 'string')
  )
}

function store({ settings, hasPublicProject = false }: AppContext, project: Project): void {
  const { apiUrl } = settings
  const entry: StoredProject = { version, apiUrl, hasPublicProject, project }
  try {
    localStorage.setItem(toStorageKey(settings), JSON.stringify(entry))
  } catch {
    // Storage is full or refused: the next visit waits for the service.
  }
}

function removeStored(settings: Settings): void {
  try {
    localStorage.removeItem(toStorageKey(settings))
  } catch {
    // Storage is refused, so nothing is stored.
  }
}
