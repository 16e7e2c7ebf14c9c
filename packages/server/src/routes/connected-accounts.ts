import { getProviderAccessToken } from '../oauth/provider-tokens'
import type { Handlers } from './handlers'
import { resolveOwnUserId } from './own-user'

/** @see contract/http.md section 8.3 */
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
