import { type ClientApp, UsageError } from '@app/core'
import { useContext } from 'react'
import { AppContext } from './app-context'

/** Options of {@link useApp}. */
export interface UseAppOptions<ProjectId extends string = string> {
  /** Throws if the app belongs to another project. */
  projectIdMustMatch?: ProjectId | undefined
}

/** Returns the app of the nearest `AppProvider`. */
export function useApp<ProjectId extends string = string>(
  options: UseAppOptions<ProjectId> = {},
): ClientApp<true, ProjectId> {
  const app = useContext(AppContext)
  if (!app) throw new UsageError('A hook needs <AppProvider app={app}> above it.')
  const { projectId } = app
  const { projectIdMustMatch: expected = projectId } = options
  if (projectId !== expected) {
    throw new UsageError(`The app has project ${projectId}, not projectIdMustMatch: ${expected}.`)
  }
  return app as ClientApp<true, ProjectId>
}
