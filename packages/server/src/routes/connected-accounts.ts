import type { Handlers } from '../http/handlers'
import { requireOwnUser, resolveOwnUserId, toUserChange } from '../http/own-user'
import { disconnectAccount, listConnectedAccounts } from '../sign-in/oauth/connected-accounts'
import { getProviderAccessToken } from '../sign-in/oauth/provider-tokens'

export const connectedAccountHandlers = {
  'POST /connected-accounts/:user_id/:provider_id/access-token': async (
    { path, body },
    context,
  ) => {
    const { caller } = context
    const accessToken = await getProviderAccessToken(context, caller.project.id, {
      userId: resolveOwnUserId(caller, path.user_id),
      providerId: path.provider_id,
      scope: body.scope,
    })
    return { access_token: accessToken }
  },

  'GET /users/me/connected-accounts': async (_, { db, caller }) => ({
    items: await listConnectedAccounts(db, requireOwnUser(caller).row.id),
    is_paginated: false,
  }),

  'DELETE /users/me/connected-accounts/:provider_id': async ({ path, query }, context) => {
    const { db, caller } = context
    await disconnectAccount(db, caller.project, {
      userId: caller.user.row.id,
      providerId: path.provider_id,
      accountId: query.account_id,
      ...toUserChange(context),
    })
    return { success: true }
  },
} satisfies Partial<Handlers>
