import type { ClientApp, Project } from '@app/core'
import { appReads } from './app-reads'
import { useApp } from './use-app'
import { useResource } from './use-resource'

/** Returns the project: its name and enabled sign-in methods. */
export function useProject(): Project {
  return useResource(appReads(useApp()).getProject())
}

/** Starts loading the project in parallel with something else. */
export function preloadProject(app: ClientApp<true>): void {
  void appReads(app).getProject().load()
}
