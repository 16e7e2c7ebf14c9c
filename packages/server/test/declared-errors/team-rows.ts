import { as, ownClient } from '../harness'
import { presentedCodes } from '../presented-codes'
import { unknownId } from '../requests'
import { page, type TestService, untrusted } from '../test-service'
import { codeRows } from './code-rows'
import { type Row, type Rows, week } from './row'

const server = as('server')

/** Signed out: the code is checked before its holder. */
async function invitation(service: TestService) {
  const { body } = await presentedCodes.team_invitation.present(service)
  return { body }
}

/** Accepted before, by a signed-in user. */
async function acceptedInvitation(service: TestService) {
  const call = await presentedCodes.team_invitation.present(service)
  await service.must('POST /team-invitations/accept', call)
  return { body: call.body }
}

/** Calls on one team by its path, and the reasons for refusing them. */
const ofTeam = {
  noUser: () => ({ body: {} }),
  stranger: async (service: TestService) => {
    const { id } = await service.team()
    return { path: { team_id: id }, headers: await service.signedIn(), body: {} }
  },
  bareMember: async (service: TestService) => {
    const { id } = await service.team()
    return { path: { team_id: id }, headers: await service.bareMember(id), body: {} }
  },
  noTeam: () => ({ headers: server, body: {} }),
} satisfies Record<string, Row>

const noRoles = { permission_ids: [] }

/** Calls on a team by its query. */
const byQuery = {
  noUser: () => ({ query: { team_id: unknownId } }),
  stranger: async (service: TestService) => {
    const { id } = await service.team()
    return { query: { team_id: id }, headers: await service.signedIn() }
  },
  bareMember: async (service: TestService) => {
    const { id } = await service.team()
    return { query: { team_id: id }, headers: await service.bareMember(id) }
  },
  noTeam: () => ({ headers: server, query: { team_id: unknownId } }),
} satisfies Record<string, Row>

function invite(teamId: string, callbackUrl = page) {
  return { team_id: teamId, email: 'guest@example.com', callback_url: callbackUrl }
}

function linkOf(teamId: string, callbackUrl = page) {
  return { team_id: teamId, callback_url: callbackUrl }
}

/** Teams, members and invitations; @see docs/http-api.md section 9 */
export const teamRows = {
  'GET /teams': { CANNOT_GET_OWN_USER_WITHOUT_USER: () => ({ query: { user_id: 'me' } }) },
  'POST /teams': {
    USER_AUTHENTICATION_REQUIRED: () => ({ body: { display_name: 'x' } }),
    CANNOT_GET_OWN_USER_WITHOUT_USER: () => ({
      body: { display_name: 'x', creator_user_id: 'me' },
    }),
    USER_NOT_FOUND: () => ({
      headers: server,
      body: { display_name: 'x', creator_user_id: unknownId },
    }),
  },
  'GET /teams/:team_id': {
    USER_AUTHENTICATION_REQUIRED: ofTeam.noUser,
    TEAM_MEMBERSHIP_NOT_FOUND: ofTeam.stranger,
    TEAM_NOT_FOUND: ofTeam.noTeam,
  },
  'PATCH /teams/:team_id': {
    USER_AUTHENTICATION_REQUIRED: ofTeam.noUser,
    TEAM_MEMBERSHIP_NOT_FOUND: ofTeam.stranger,
    TEAM_PERMISSION_REQUIRED: ofTeam.bareMember,
    TEAM_NOT_FOUND: ofTeam.noTeam,
  },
  'DELETE /teams/:team_id': {
    USER_AUTHENTICATION_REQUIRED: ofTeam.noUser,
    TEAM_MEMBERSHIP_NOT_FOUND: ofTeam.stranger,
    TEAM_PERMISSION_REQUIRED: ofTeam.bareMember,
    TEAM_NOT_FOUND: ofTeam.noTeam,
  },
  'POST /team-memberships/:team_id/:user_id': {
    CANNOT_GET_OWN_USER_WITHOUT_USER: () => ({
      headers: server,
      path: { user_id: 'me' },
      body: {},
    }),
    USER_NOT_FOUND: async ({ team }) => ({
      headers: server,
      path: { team_id: (await team()).id },
      body: {},
    }),
    TEAM_NOT_FOUND: async ({ signUp }) => ({
      headers: server,
      path: { user_id: (await signUp()).id },
      body: {},
    }),
    TEAM_MEMBERSHIP_ALREADY_EXISTS: async ({ team }) => {
      const { id, owner } = await team()
      return { headers: server, path: { team_id: id, user_id: owner.id }, body: {} }
    },
  },
  'DELETE /team-memberships/:team_id/:user_id': {
    CANNOT_GET_OWN_USER_WITHOUT_USER: () => ({ path: { user_id: 'me' } }),
    TEAM_MEMBERSHIP_NOT_FOUND: ofTeam.stranger,
    TEAM_PERMISSION_REQUIRED: ofTeam.bareMember,
    USER_NOT_FOUND: async ({ team }) => ({ headers: server, path: { team_id: (await team()).id } }),
    LAST_TEAM_ADMIN: async ({ team, bareMember }) => {
      const { id, owner } = await team()
      await bareMember(id)
      return { headers: as('client', owner.tokens), path: { team_id: id, user_id: 'me' } }
    },
  },
  'GET /team-members': {
    CANNOT_GET_OWN_USER_WITHOUT_USER: byQuery.noUser,
    TEAM_MEMBERSHIP_NOT_FOUND: byQuery.stranger,
    TEAM_PERMISSION_REQUIRED: byQuery.bareMember,
    TEAM_NOT_FOUND: byQuery.noTeam,
  },
  'PATCH /team-members/:team_id/:user_id': {
    CANNOT_GET_OWN_USER_WITHOUT_USER: () => ({ path: { user_id: 'me' }, body: noRoles }),
    TEAM_MEMBERSHIP_NOT_FOUND: async (service) => ({
      ...(await ofTeam.stranger(service)),
      body: noRoles,
    }),
    TEAM_PERMISSION_REQUIRED: async (service) => ({
      ...(await ofTeam.bareMember(service)),
      body: noRoles,
    }),
    PERMISSION_NOT_FOUND: async ({ team }) => {
      const { id, owner } = await team()
      const path = { team_id: id, user_id: owner.id }
      return { headers: server, path, body: { permission_ids: ['admin', 'undefined_one'] } }
    },
    LAST_TEAM_ADMIN: async ({ team }) => {
      const { id, headers } = await team()
      return { headers, path: { team_id: id, user_id: 'me' }, body: noRoles }
    },
  },
  'GET /team-member-profiles': {
    CANNOT_GET_OWN_USER_WITHOUT_USER: byQuery.noUser,
    TEAM_MEMBERSHIP_NOT_FOUND: byQuery.stranger,
    TEAM_PERMISSION_REQUIRED: byQuery.bareMember,
    TEAM_NOT_FOUND: byQuery.noTeam,
    USER_NOT_FOUND: () => ({ headers: server, query: { user_id: unknownId } }),
  },
  'GET /team-member-profiles/:team_id/:user_id': {
    CANNOT_GET_OWN_USER_WITHOUT_USER: () => ({ path: { user_id: 'me' } }),
    TEAM_MEMBERSHIP_NOT_FOUND: ofTeam.stranger,
    TEAM_PERMISSION_REQUIRED: ofTeam.bareMember,
  },
  'PATCH /team-member-profiles/:team_id/:user_id': {
    CANNOT_GET_OWN_USER_WITHOUT_USER: () => ({ path: { user_id: 'me' }, body: {} }),
    TEAM_MEMBERSHIP_NOT_FOUND: async ({ signedIn }) => ({
      headers: await signedIn(),
      path: { user_id: 'me' },
      body: {},
    }),
  },
  'POST /team-invitations/send-code': {
    USER_AUTHENTICATION_REQUIRED: () => ({ body: invite(unknownId) }),
    TEAM_MEMBERSHIP_NOT_FOUND: async ({ team, signedIn }) => ({
      headers: await signedIn(),
      body: invite((await team()).id),
    }),
    TEAM_PERMISSION_REQUIRED: async ({ team, bareMember }) => {
      const { id } = await team()
      return { headers: await bareMember(id), body: invite(id) }
    },
    TEAM_NOT_FOUND: () => ({ headers: server, body: invite(unknownId) }),
    PERMISSION_NOT_FOUND: async ({ team }) => ({
      headers: server,
      body: { ...invite((await team()).id), permission_ids: ['unknown'] },
    }),
    REDIRECT_URL_NOT_WHITELISTED: async ({ team }) => {
      const { id, headers } = await team()
      return { headers, body: invite(id, untrusted) }
    },
    TEAM_MEMBERSHIP_ALREADY_EXISTS: async ({ team }) => {
      const { id, headers, owner } = await team()
      const own = { ...headers, ...ownClient }
      return { headers: own, body: { ...invite(id), email: owner.email } }
    },
  },
  'GET /team-invitations': {
    CANNOT_GET_OWN_USER_WITHOUT_USER: byQuery.noUser,
    TEAM_MEMBERSHIP_NOT_FOUND: byQuery.stranger,
    TEAM_PERMISSION_REQUIRED: byQuery.bareMember,
    TEAM_NOT_FOUND: byQuery.noTeam,
  },
  'GET /team-invitations/roles': {
    CANNOT_GET_OWN_USER_WITHOUT_USER: byQuery.noUser,
    TEAM_MEMBERSHIP_NOT_FOUND: byQuery.stranger,
    TEAM_PERMISSION_REQUIRED: byQuery.bareMember,
    TEAM_NOT_FOUND: byQuery.noTeam,
  },
  'POST /team-invitations/:id/link': {
    CANNOT_GET_OWN_USER_WITHOUT_USER: () => ({ body: linkOf(unknownId) }),
    TEAM_MEMBERSHIP_NOT_FOUND: async ({ team, signedIn }) => ({
      headers: await signedIn(),
      body: linkOf((await team()).id),
    }),
    TEAM_PERMISSION_REQUIRED: async ({ team, bareMember }) => {
      const { id } = await team()
      return { headers: await bareMember(id), body: linkOf(id) }
    },
    TEAM_NOT_FOUND: () => ({ headers: server, body: linkOf(unknownId) }),
    VERIFICATION_CODE_NOT_FOUND: async ({ team }) => {
      const { id, headers } = await team()
      return { headers, body: linkOf(id) }
    },
    REDIRECT_URL_NOT_WHITELISTED: async ({ team }) => {
      const { id, headers } = await team()
      return { headers, body: linkOf(id, untrusted) }
    },
  },
  'POST /team-invitations/:id/resend': {
    CANNOT_GET_OWN_USER_WITHOUT_USER: () => ({ body: { team_id: unknownId } }),
    TEAM_MEMBERSHIP_NOT_FOUND: async ({ team, signedIn }) => ({
      headers: await signedIn(),
      body: { team_id: (await team()).id },
    }),
    TEAM_PERMISSION_REQUIRED: async ({ team, bareMember }) => {
      const { id } = await team()
      return { headers: await bareMember(id), body: { team_id: id } }
    },
    TEAM_NOT_FOUND: () => ({ headers: server, body: { team_id: unknownId } }),
    VERIFICATION_CODE_NOT_FOUND: async ({ team }) => {
      const { id, headers } = await team()
      return { headers, body: { team_id: id } }
    },
    REDIRECT_URL_NOT_WHITELISTED: async (service) => {
      const { id: teamId, headers } = await service.team()
      const { id } = await service.must('POST /team-invitations/send-code', {
        headers,
        body: invite(teamId),
      })
      return { headers, path: { id }, body: linkOf(teamId, untrusted) }
    },
    TEAM_MEMBERSHIP_ALREADY_EXISTS: async (service) => {
      const { id: teamId, headers, owner } = await service.team()
      const { id } = await service.must('POST /team-invitations/send-code', {
        headers: server,
        body: { ...invite(teamId), email: owner.email },
      })
      return { headers, path: { id }, body: { team_id: teamId } }
    },
  },
  'DELETE /team-invitations/:id': {
    CANNOT_GET_OWN_USER_WITHOUT_USER: byQuery.noUser,
    TEAM_MEMBERSHIP_NOT_FOUND: byQuery.stranger,
    TEAM_PERMISSION_REQUIRED: byQuery.bareMember,
    TEAM_NOT_FOUND: byQuery.noTeam,
    VERIFICATION_CODE_NOT_FOUND: async ({ team }) => {
      const { id, headers } = await team()
      return { headers, query: { team_id: id } }
    },
  },
  'POST /team-invitations/accept': {
    ...codeRows('POST /team-invitations/accept', invitation, week),
    VERIFICATION_CODE_ALREADY_USED: acceptedInvitation,
    USER_AUTHENTICATION_REQUIRED: invitation,
  },
  'POST /team-invitations/accept/check-code': {
    ...codeRows('POST /team-invitations/accept/check-code', invitation, week),
    VERIFICATION_CODE_ALREADY_USED: acceptedInvitation,
  },
  'POST /team-invitations/accept/details': {
    ...codeRows('POST /team-invitations/accept/details', invitation, week),
    VERIFICATION_CODE_ALREADY_USED: acceptedInvitation,
    USER_AUTHENTICATION_REQUIRED: invitation,
  },
  'POST /team-invitations/accept/preview': {
    ...codeRows('POST /team-invitations/accept/preview', invitation, week),
    VERIFICATION_CODE_ALREADY_USED: acceptedInvitation,
  },
} satisfies Partial<Rows>
