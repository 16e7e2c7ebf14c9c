/** What only signed-in pages need, in one piece. */
export { finishSignOut } from '../flows/finish-sign-out'
export { refresh } from '../session/refresh'
export { toClientUserCode } from './client-user-code'
