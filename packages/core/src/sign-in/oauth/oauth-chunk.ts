/** Chunk of provider sign-ins. */
export { connectAccount } from './oauth'
export { callOAuthCallback } from './oauth-callback'
export { signInWithOAuth } from './oauth-sign-in'
