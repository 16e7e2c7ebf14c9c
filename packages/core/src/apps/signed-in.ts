/** What only signed-in pages need, in one piece. */
export { toCurrentUser } from '../entities/current-user'
export { finishSignOut } from '../flows/finish-sign-out'
export { refresh } from '../session/refresh'
export { openScope } from './open-scope'
