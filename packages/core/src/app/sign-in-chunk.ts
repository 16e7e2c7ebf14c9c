/**
 * Chunk of the pages on which visitors sign in or up, and that emails link to, and of all redirects,
 * as each of these pages ends with one. Such pages fetch the project first, and this is loaded in
 * parallel, before the visitor submits a form.
 */
export { verifyEmail } from '../contact-channels/email-verification'
export { toProject } from '../projects/project'
export { go, loadPage, redirectTo } from '../redirects/redirect'
export { sendMagicLinkEmail, signInWithMagicLink } from '../sign-in/magic-link'
export { completeMfa } from '../sign-in/mfa'
export { signInWithCredential, signUpWithCredential } from '../sign-in/password/password'
export {
  resetPassword,
  sendForgotPasswordEmail,
  verifyPasswordResetCode,
} from '../sign-in/password/password-reset'
export {
  acceptTeamInvitation,
  getTeamInvitationDetails,
  verifyTeamInvitationCode,
} from '../teams/accept-invitation'
export { withoutUser } from './without-user'
