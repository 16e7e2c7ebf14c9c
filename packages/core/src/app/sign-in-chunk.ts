/**
 * Chunk of the pages on which visitors sign in or up, and of all redirects, as each of these pages ends
 * with one. Such pages fetch the project first, and this is loaded in parallel, before the visitor
 * submits a form.
 */
export { toProject } from '../projects/project'
export { go, loadPage, redirectTo } from '../redirects/redirect'
export { sendMagicLinkEmail, signInWithMagicLink } from '../sign-in/magic-link'
export { completeMfa } from '../sign-in/mfa'
export { signInWithCredential, signUpWithCredential } from '../sign-in/password/password'
