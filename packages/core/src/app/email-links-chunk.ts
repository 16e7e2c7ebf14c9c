/** Chunk of the pages that emails link to, except sign-in by a link. */
export { verifyEmail } from '../contact-channels/email-verification'
export { checkCode } from '../sign-in/code-checks'
export { resetPassword, sendForgotPasswordEmail } from '../sign-in/password/password-reset'
export {
  acceptTeamInvitation,
  getTeamInvitationDetails,
  getTeamInvitationPreview,
  verifyTeamInvitationCode,
} from '../teams/accept-invitation'
