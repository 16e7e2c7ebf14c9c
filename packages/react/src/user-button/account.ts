import type { CurrentUser } from '@app/core'
import type { Failed } from '../page/boundary'

/** What the user button knows of who is here. */
export type Account =
  | { status: 'signed-in'; user: CurrentUser }
  | { status: 'signed-out' }
  | ({ status: 'failed' } & Failed)
