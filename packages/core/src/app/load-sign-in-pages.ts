import { onDemand } from '../lib/on-demand'

/** What only sign-in and sign-up pages need, loaded with the project. */
export const loadSignInPages = onDemand(() => import('./sign-in-pages'))
