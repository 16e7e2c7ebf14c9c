import { onDemand } from '../../lib/on-demand'

/** Loads the code of provider sign-ins. */
export const loadOAuth = onDemand(() => import('./oauth-chunk'))
