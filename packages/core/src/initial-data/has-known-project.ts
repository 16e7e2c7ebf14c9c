import type { ClientApp } from '../app/client-app'
import type { Settings } from '../context/settings'
import { isBrowser } from '../lib/is-browser'

/** Returns the key of a project in `localStorage`. */
export function toStorageKey({ projectId }: Pick<Settings, 'projectId'>): string {
  return `app-project-${projectId}`
}

/**
 * Returns the text that an earlier visit stored; `null` if there is none, or if this app stores
 * nothing.
 */
export function findStoredText(settings: Settings): string | null {
  try {
    return canStore(settings) ? localStorage.getItem(toStorageKey(settings)) : null
  } catch {
    // Some browsers refuse storage.
    return null
  }
}

/**
 * Whether the project of an app is stored. Apps of servers and owners see more of it than visitors
 * do, so theirs is not.
 */
export function canStore(settings: Settings): boolean {
  const { publishableClientKey, secretServerKey, superSecretAdminKey } = settings
  return isBrowser() && publishableClientKey !== '' && !secretServerKey && !superSecretAdminKey
}

/** Whether this browser may know the project of an app from an earlier visit. */
export function hasKnownProject(app: ClientApp<true>): boolean {
  return findStoredText(app.context.settings) !== null
}
