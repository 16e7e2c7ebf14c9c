import type { Handlers } from '../http/handlers'
import { resolveOwnUserId } from '../http/own-user'
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
} satisfies Partial<Handlers>
