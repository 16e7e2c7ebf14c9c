import type { CurrentUser } from '@app/core'
import type { Failed } from '../page/boundary'

/** Account that the user button shows. */
export type Account =
  | { status: 'signed-in'; user: CurrentUser }
  | { status: 'signed-out' }
  | ({ status: 'failed' } & Failed)
