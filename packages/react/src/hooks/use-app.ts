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
  if (!app) {
    throw new UsageError('useApp needs <AppProvider app={app}> above it.')
  }
  requireProject(app, options.projectIdMustMatch)
  return app as ClientApp<true, ProjectId>
}

/** Throws if the app does not belong to the expected project. */
function requireProject(app: ClientApp<true>, expected: string | undefined): void {
  if (expected === undefined || app.projectId === expected) return
  throw new UsageError(
    `Unexpected project id: the app has ${app.projectId}, projectIdMustMatch says ${expected}.`,
  )
}
