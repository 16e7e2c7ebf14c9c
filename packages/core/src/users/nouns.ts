/** All that users own and can do with it. Loaded on demand, in one piece. */

export { fetchConnectedAccount } from '../connected-accounts/connected-account'
export { createContactChannel, fetchContactChannels } from '../contact-channels/contact-channel'
export { fetchPermissions } from '../permissions/permission'
export { fetchActiveSessions, revokeSession } from '../sessions/active-session'
export { createRecoveryCodes, fetchRecoveryCodeStatus } from '../sign-in/recovery-codes'
export {
  createTeam,
  deleteTeam,
  leaveTeam,
  updateTeam,
} from '../teams/team-changes'
export { fetchTeamInvitations, inviteUser } from '../teams/team-invitation'
export { fetchTeamProfile, fetchTeamUsers, removeTeamUser } from '../teams/team-member'
