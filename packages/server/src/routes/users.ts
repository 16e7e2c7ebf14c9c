import { deleteUser } from '../domain/delete-user'
import { updateUser } from '../domain/update-user'
import { toWireUser } from '../domain/user-wire'
import type { User } from '../domain/users'
import { knownError, TextError } from '../errors'
import type { Caller } from '../http/context'
import type { Handlers } from './handlers'

/** Pictures that clients may set: inline images of a few types (contract/http.md section 4.2). */
const inlineImage = /^data:image\/(png|jpg|jpeg|gif|bmp|webp);base64,[A-Za-z0-9+/]+={0,2}$/

/** @throws CANNOT_GET_OWN_USER_WITHOUT_USER */
function requireOwnUser({ user }: Caller): User {
  if (!user) throw knownError('CANNOT_GET_OWN_USER_WITHOUT_USER')
  return user
}

/** @see contract/http.md section 8.2 */
export const userHandlers = {
  'GET /users/me': async (_, { caller }) => toWireUser(requireOwnUser(caller)),

  'PATCH /users/me': async ({ body }, { db, caller, secretBox }) => {
    const user = requireOwnUser(caller)
    const { profile_image_url: image, totp_secret_base64: totpSecret } = body
    if (caller.access === 'client' && image && !inlineImage.test(image)) {
      throw new TextError(400, 'The picture must be an inline image: data:image/…;base64,….')
    }
    const updated = await updateUser(db, caller.project, user, {
      displayName: body.display_name,
      profileImageUrl: image,
      clientMetadata: body.client_metadata,
      selectedTeamId: body.selected_team_id,
      totpSecretSealed: totpSecret ? secretBox.seal(totpSecret) : totpSecret,
      hasOtp: body.otp_auth_enabled,
      hasPasskey: body.passkey_auth_enabled,
    })
    return toWireUser(updated)
  },

  'DELETE /users/me': async (_, { db, caller }) => {
    const user = requireOwnUser(caller)
    if (caller.access === 'client' && !caller.project.clientUserDeletionEnabled) {
      throw new TextError(400, 'This project does not let users delete their accounts.')
    }
    await deleteUser(db, caller.project, user.row.id)
    return { success: true }
  },
} satisfies Partial<Handlers>
