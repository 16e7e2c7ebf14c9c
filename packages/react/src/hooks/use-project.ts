import type { ClientApp, Project } from '@app/core'
import { hasKnownProject } from '@app/core/bindings'
import { setRetry } from '../lib/retries'
import { appReads } from './app-reads'
import { useApp } from './use-app'
import { useReadState } from './use-read-state'
import { useResource } from './use-resource'

/** Returns the project: its name and enabled sign-in methods. */
export function useProject(): Project {
  return useResource(appReads(useApp()).getProject())
}

/**
 * Returns the project, or `null` while it is unknown, for pages that show something before; an error
 * of the first load is thrown to the error boundary.
 */
export function useProjectIfKnown(): Project | null {
  const app = useApp()
  const { data, error, refresh } = useReadState(() => appReads(app).getProject())
  if (!error) return data ?? null
  setRetry(error, refresh)
  throw error
}

/** Loads the project, once for all callers. */
export function loadProject(app: ClientApp<true>): Promise<Project> {
  return appReads(app).getProject().load()
}

/** Starts loading the project in parallel with something else. */
export function preloadProject(app: ClientApp<true>): void {
  void loadProject(app)
}

/**
 * Starts loading the project in parallel with the code of a sign-in page, unless that page knows it
 * from an earlier visit, and then refreshes it itself.
 */
export function preloadUnknownProject(app: ClientApp<true>): void {
  if (!hasKnownProject(app)) preloadProject(app)
}
