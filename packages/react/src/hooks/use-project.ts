import type { ClientApp, Project } from '@app/core'
import { appReads } from './app-reads'
import { useApp } from './use-app'
import { useResource } from './use-resource'

/** The project: its name and the ways in that are turned on. */
export function useProject(): Project {
  return useResource(appReads(useApp()).getProject())
}

/** Starts loading the project while something else is waited for. */
export function preloadProject(app: ClientApp<true>): void {
  void appReads(app).getProject().load()
}
