/** Chunk for signed-in users. */

export { createRefresh } from '../session/create-refresh'
export { finishSignOut } from '../sign-in/finish-sign-out'
export { createClientUserFactory } from '../users/client-user-factory'
