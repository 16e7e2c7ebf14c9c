/**
 * Chunk of sign-in and sign-up pages. They fetch the project first, and this is loaded in parallel,
 * before the visitor submits a form.
 */
export { toProject } from '../projects/project'
export { signInWithCredential, signUpWithCredential } from '../sign-in/password/password'
