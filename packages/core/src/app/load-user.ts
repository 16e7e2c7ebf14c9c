import { onDemand } from '../lib/on-demand'

/**
 * Loads the code for signed-in users. It is requested together with the user, so that signed-out
 * visitors never load it, and a page that shows a user can always refresh tokens.
 */
export const loadUser = onDemand(() => import('./user-chunk'))
