import { type ClientApp, type CurrentUser, type Project, type Resource, readsOf } from '@app/core'

/** Reads of an app that hooks subscribe to. */
export interface AppReads {
  getUser: (options?: object) => Resource<CurrentUser | null>
  getProject: () => Resource<Project>
}

/** Returns the reads of an app that hooks subscribe to. */
export const appReads = readsOf as unknown as (app: ClientApp<true>) => AppReads
