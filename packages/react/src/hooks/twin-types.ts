import type { CurrentUser, GetUserOptions, Project } from '@app/core'
import type { CertainUser } from './use-user'

/** The hooks `AppProvider` gives an app, each the twin of a method that fetches. */
export interface AppTwins {
  /** {@link useUser} of this app. */
  useUser(options: GetUserOptions & CertainUser): CurrentUser
  useUser(options?: GetUserOptions): CurrentUser | null
  /** The project: its name and the ways in that are turned on. */
  useProject(): Project
}

declare module '@app/core' {
  // The parameters repeat those of the class, as merging wants it.
  interface ClientApp<HasTokenStore extends boolean, ProjectId extends string> extends AppTwins {}
}
