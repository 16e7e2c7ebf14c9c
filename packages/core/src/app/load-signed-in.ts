import { onDemand } from '../lib/on-demand'

/**
 * What only signed-in pages need. It comes along with the answer of the service: whoever is signed out
 * never pays for it, and a page that shows a user can renew their tokens whatever becomes of the files.
 */
export const loadSignedIn = onDemand(() => import('./signed-in'))
