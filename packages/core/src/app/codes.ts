/** Chunk of the pages that emails link to, and of two-factor authentication. */
export { verifyEmail } from '../contact-channels/email-verification'
export { sendMagicLinkEmail, signInWithMagicLink } from '../sign-in/magic-link'
export { completeMfa } from '../sign-in/mfa'
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
