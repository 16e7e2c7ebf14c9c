import { onDemand } from '../lib/on-demand'

/** Loads the code of sign-in pages, and of `getUser` without a user. */
export const loadSignIn = onDemand(() => import('./sign-in-chunk'))
