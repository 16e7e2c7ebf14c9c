import { z } from 'zod'
import { anyAccess, codeErrors, endpoint } from '../../schema/endpoint'
import {
  codeIsValid,
  email,
  list,
  listOf,
  permissionId,
  success,
  url,
  uuid,
  verificationCode,
} from '../../schema/fields'
import { sizes } from '../../schema/sizes'

const invitation = z.object({
  id: z.string(),
  team_id: z.string(),
  expires_at_millis: z.number(),
  recipient_email: z.string(),
  /** Permissions in the team that accepting grants. Not in Stack Auth. */
  permission_ids: z.array(z.string()),
})

/** An invitation as an app's server and owners see it. */
const invitationServer = invitation.extend({
  /** Time of the last email. Not in Stack Auth, like the fields below. */
  sent_at_millis: z.number(),
  /** Member who sent it; `null`: the app's server, or an owner. */
  inviter_user_id: z.string().nullable(),
  /** Name of the member in the team, otherwise that of the user. */
  inviter_display_name: z.string().nullable(),
})

/** A permission definition that an invitation may grant. */
const invitableRole = z.object({
  id: z.string(),
  description: z.string().optional(),
  /** Whether every new member gets it. */
  is_default: z.boolean(),
})

/** An invitation as its page shows it to the holder of the link. */
const invitationPreview = z.object({
  status: z.enum(['open', 'used', 'expired']),
  team_id: z.string(),
  team_display_name: z.string(),
  team_profile_image_url: z.string().nullable(),
  member_count: z.number(),
  /** `null`: sent by the app's server, or by a member without a name. */
  inviter_display_name: z.string().nullable(),
  recipient_email: z.string(),
  /** Permissions in the team that accepting grants. */
  permission_ids: z.array(z.string()),
  expires_at_millis: z.number(),
  /** Whether the caller is a member already. */
  is_member: z.boolean(),
  /**
   * `false` if the project requires the invited address, and the caller does not have it, or a verified
   * address, and accepting does not verify theirs.
   */
  can_accept: z.boolean(),
})

const memberErrors = [
  'TEAM_MEMBERSHIP_NOT_FOUND',
  'TEAM_PERMISSION_REQUIRED',
  'TEAM_NOT_FOUND',
] as const

const inviteByClient = z.strictObject({
  team_id: uuid,
  email,
  callback_url: url,
  /** Permissions in the team that accepting grants. An addition to the original API. */
  permission_ids: list(permissionId, sizes.permissions).optional(),
})
const inviteByServer = inviteByClient.extend({
  /** Member on whose behalf the server invites. An addition to the original API. */
  inviter_user_id: uuid.optional(),
})

/** Invitations to teams. */
export const teamInvitationEndpoints = {
  'POST /team-invitations/send-code': endpoint({
    access: anyAccess,
    body: { client: inviteByClient, server: inviteByServer, admin: inviteByServer },
    response: success.extend({ id: z.string() }),
    errors: [
      'USER_AUTHENTICATION_REQUIRED',
      ...memberErrors,
      'PERMISSION_NOT_FOUND',
      'REDIRECT_URL_NOT_WHITELISTED',
      // An addition to the original API, for clients that know it.
      'TEAM_MEMBERSHIP_ALREADY_EXISTS',
    ],
  }),
  'GET /team-invitations': endpoint({
    access: anyAccess,
    query: z.strictObject({ team_id: uuid }),
    response: {
      client: listOf(invitation),
      server: listOf(invitationServer),
      admin: listOf(invitationServer),
    },
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', ...memberErrors],
  }),
  /** Permissions that the caller may name in an invitation, without system permissions. Not in Stack Auth. */
  'GET /team-invitations/roles': endpoint({
    access: anyAccess,
    query: z.strictObject({ team_id: uuid }),
    response: listOf(invitableRole),
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', ...memberErrors],
  }),
  /** An additional link to an open invitation, which was not sent by email. Not in Stack Auth. */
  'POST /team-invitations/:id/link': endpoint({
    access: anyAccess,
    path: z.strictObject({ id: uuid }),
    body: z.strictObject({ team_id: uuid, callback_url: url }),
    response: z.object({ url: z.string(), expires_at_millis: z.number() }),
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      ...memberErrors,
      'VERIFICATION_CODE_NOT_FOUND',
      'REDIRECT_URL_NOT_WHITELISTED',
    ],
  }),
  /** Replaces an open invitation by one with a new email, link and expiration date. Not in Stack Auth. */
  'POST /team-invitations/:id/resend': endpoint({
    access: anyAccess,
    path: z.strictObject({ id: uuid }),
    body: z.strictObject({
      team_id: uuid,
      /** Default: that of the earlier email. */
      callback_url: url.optional(),
    }),
    response: success.extend({ id: z.string() }),
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      ...memberErrors,
      'VERIFICATION_CODE_NOT_FOUND',
      'REDIRECT_URL_NOT_WHITELISTED',
      'TEAM_MEMBERSHIP_ALREADY_EXISTS',
    ],
  }),
  'DELETE /team-invitations/:id': endpoint({
    access: anyAccess,
    path: z.strictObject({ id: uuid }),
    query: z.strictObject({ team_id: uuid }),
    response: success,
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', ...memberErrors, 'VERIFICATION_CODE_NOT_FOUND'],
  }),
  'POST /team-invitations/accept': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    body: z.strictObject({ code: verificationCode }),
    response: z.object({}),
    errors: [...codeErrors, 'USER_AUTHENTICATION_REQUIRED'],
  }),
  'POST /team-invitations/accept/check-code': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    body: z.strictObject({ code: verificationCode }),
    response: codeIsValid,
    errors: codeErrors,
  }),
  /**
   * Contents of the email, with or without a user; not in Stack Auth. A member of the team also gets
   * that of a used or expired invitation.
   */
  'POST /team-invitations/accept/preview': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    body: z.strictObject({ code: verificationCode }),
    response: invitationPreview,
    errors: codeErrors,
  }),
  'POST /team-invitations/accept/details': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    body: z.strictObject({ code: verificationCode }),
    response: z.object({ team_id: z.string(), team_display_name: z.string() }),
    errors: [...codeErrors, 'USER_AUTHENTICATION_REQUIRED'],
  }),
}
