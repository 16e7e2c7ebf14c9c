import { type ClientApp, type CurrentUser, type Project, type Resource, readsOf } from '@app/core'

/** Reads of an app that hooks subscribe to. */
export interface AppReads {
  getUser: (options?: object) => Resource<CurrentUser | null>
  getProject: () => Resource<Project>
}

/** Returns the reads of an app that hooks subscribe to. */
export function appReads(app: ClientApp<true>): AppReads {
  return readsOf(app) as unknown as AppReads
}
