import { onDemand } from '../lib/on-demand'

// Code that the browser loads later. The other chunks are `sign-in/oauth/oauth-chunk`,
// `sign-in/passkey/passkey` and `errors/known-errors`, and for view libraries `initial-data/initial-data`,
// `reauthentication/reauthentication` and `impersonation/impersonation`. The reasons are in
// docs/decisions/224-chunks-by-subject.md.

/**
 * Loads the code for signed-in users. It is requested together with the user, so that signed-out
 * visitors never load it, and a page that shows a user can always refresh tokens.
 */
export const loadUser = onDemand(() => import('./user-chunk'))

/** Loads the code of sign-in pages and of redirects. */
export const loadSignIn = onDemand(() => import('./sign-in-chunk'))

/** Loads the code of the pages that emails link to. */
export const loadEmailLinks = onDemand(() => import('./email-links-chunk'))

/** Loads the code of the pages that emails link to, in parallel with such a page. */
export async function preloadEmailLinks(): Promise<void> {
  await loadEmailLinks()
}

/** Loads the code of `getUser` without a user. */
export const loadWithoutUser = onDemand(() => import('./without-user'))

/** Loads the code of CLI sign-in. */
export const loadCli = onDemand(() => import('../sign-in/cli'))
