/** What only signed-in pages need, in one piece. */
export { finishSignOut } from '../flows/finish-sign-out'
export { createRefresh } from '../session/create-refresh'
export { toClientUserCode } from './client-user-code'
