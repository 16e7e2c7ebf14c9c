const now = Date.now()
const hour = 3_600_000
const user_id = '00000000-0000-4000-8000-0000000000a1'
const team_id = '00000000-0000-4000-8000-0000000000b1'

const team = {
  id: team_id,
  display_name: 'Analytical Engines',
  profile_image_url: null,
  client_metadata: null,
  client_read_only_metadata: null,
}

const user = {
  id: user_id,
  primary_email: 'ada@example.com',
  primary_email_verified: true,
  display_name: 'Ada Lovelace',
  profile_image_url: null,
  signed_up_at_millis: now - 90 * 24 * hour,
  has_password: true,
  password_changed_at_millis: now - 40 * 24 * hour,
  otp_auth_enabled: true,
  passkey_auth_enabled: false,
  client_metadata: null,
  client_read_only_metadata: null,
  selected_team_id: team_id,
  selected_team: team,
  is_anonymous: false,
  oauth_providers: [],
  auth_with_email: true,
  requires_totp_mfa: false,
  requires_email_verification: false,
  accepted_terms_version: null,
  accepted_terms_at_millis: null,
}

const project = {
  id: '00000000-0000-4000-8000-0000000000c1',
  display_name: 'Analytical Engines',
  config: {
    sign_up_enabled: true,
    credential_enabled: true,
    magic_link_enabled: true,
    passkey_enabled: true,
    client_team_creation_enabled: true,
    client_user_deletion_enabled: true,
    enabled_oauth_providers: [{ id: 'google' }, { id: 'github' }],
  },
}

const contactChannel = {
  id: '00000000-0000-4000-8000-0000000000d1',
  user_id,
  value: user.primary_email,
  type: 'email',
  used_for_auth: true,
  is_verified: true,
  is_primary: true,
}

const session = {
  id: '00000000-0000-4000-8000-0000000000e1',
  user_id,
  created_at: now - 3 * hour,
  last_used_at: now,
  is_impersonation: false,
  is_current_session: true,
  browser: 'Chrome (macOS)',
}

const names = ['Ada Lovelace', 'Grace Hopper', 'Alan Turing']
const members = names.map((display_name, index) => ({
  team_id,
  user_id: index === 0 ? user_id : `00000000-0000-4000-8000-0000000000f${index}`,
  display_name,
  profile_image_url: null,
}))

const teamMembers = members.map(({ team_id: _, ...member }, index) => ({
  ...member,
  primary_email: `${member.display_name.split(' ')[0]?.toLowerCase()}@example.com`,
  joined_at_millis: now - (9 - index) * 24 * hour,
  permission_ids: [index === 0 ? 'admin' : 'member'],
  can_change_roles: false,
  can_remove: false,
}))

const rights = ['$read_members', '$invite_members', '$update_team', 'admin']

/** Responses by path below `/api/v1`; lists that are not here are empty. */
const responses: Record<string, unknown> = {
  '/users/me': user,
  '/projects/current': project,
  '/contact-channels': listOf([contactChannel]),
  '/auth/sessions': listOf([session]),
  '/teams': listOf([team]),
  '/team-permissions': listOf(rights.map((id) => ({ id, user_id, team_id }))),
  '/team-members': listOf(teamMembers),
  '/team-member-profiles': listOf(members),
  [`/team-member-profiles/${team_id}/me`]: members[0],
}

function listOf(items: unknown[]) {
  return { items, is_paginated: false }
}

/** Id of the team in the previews. */
export const previewTeamId = team_id

/** Tokens of the user in the previews: unsigned, and never sent to a service. */
export const previewTokens = {
  accessToken: `e30.${btoa(JSON.stringify({ sub: user_id }))}.x`,
  refreshToken: 'preview',
}

/** Responds in place of a service, from memory, so that a preview sends no request. */
export async function fetchPreview({ url }: Request): Promise<Response> {
  const path = new URL(url).pathname.replace('/api/v1', '')
  return Response.json(responses[path] ?? listOf([]))
}
