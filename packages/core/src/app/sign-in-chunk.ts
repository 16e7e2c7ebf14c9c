/**
 * Chunk of the pages on which visitors sign in or up, and of all redirects, as each of these pages ends
 * with one. Such pages fetch the project first, and this is loaded in parallel, before the visitor
 * submits a form.
 */
export { toProject } from '../projects/project'
export { go, loadPage, redirectTo } from '../redirects/redirect'
export { completeMfa } from '../sign-in/mfa'
export { sendMagicLinkEmail, signInWithMagicLink } from '../sign-in/otp'
export { signInWithCredential, signUpWithCredential } from '../sign-in/password/password'
