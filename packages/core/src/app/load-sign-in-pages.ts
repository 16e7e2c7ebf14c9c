import { onDemand } from '../lib/on-demand'

/** Loads the code of sign-in and sign-up pages, together with the project. */
export const loadSignInPages = onDemand(() => import('./sign-in-pages'))
