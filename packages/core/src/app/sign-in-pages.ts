/**
 * What only pages need on which people sign in or up. Such pages ask for the project first, and this
 * comes along with it, so that it is there when somebody has filled in the form.
 */
export { toProject } from '../projects/project'
export { signInWithCredential, signUpWithCredential } from '../sign-in/password/password'
