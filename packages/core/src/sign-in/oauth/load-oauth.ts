import { onDemand } from '../../lib/on-demand'

/** What only sign-ins at providers need, loaded with the first one. */
export const loadOAuth = onDemand(() => import('./oauth'))
