/** All that users own and can do with it. Loaded on demand, in one piece. */
export { fetchActiveSessions, revokeSession } from './active-session'
export { fetchConnectedAccount } from './connected-account'
export { createContactChannel, fetchContactChannels } from './contact-channel'
export { fetchPermissions } from './permission'
export { createRecoveryCodes, fetchRecoveryCodeStatus } from './recovery-codes'
export {
  createTeam,
  deleteTeam,
  leaveTeam,
  updateTeam,
} from './team-changes'
export { fetchTeamInvitations, inviteUser } from './team-invitation'
export { fetchTeamProfile, fetchTeamUsers, removeTeamUser } from './team-member'
