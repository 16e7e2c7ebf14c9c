/** What only signed-in pages need. Comes along with the user. */
export { toCurrentUser } from '../entities/current-user'
export { openScope } from './open-scope'
