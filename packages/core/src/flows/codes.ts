/** What only the pages need that mails lead to, and second steps. Loaded on demand, in one piece. */
export { verifyEmail } from './email-verification'
export { sendMagicLinkEmail, signInWithMagicLink } from './magic-link'
export { completeMfa } from './mfa'
export { resetPassword, sendForgotPasswordEmail, verifyPasswordResetCode } from './password-reset'
export {
  acceptTeamInvitation,
  getTeamInvitationDetails,
  verifyTeamInvitationCode,
} from './team-invitation'
