/** Chunk of provider sign-ins. */
export { connectAccount, signInWithOAuth } from './oauth'
export { callOAuthCallback } from './oauth-callback'
