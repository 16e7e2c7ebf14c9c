import { as } from '../harness'
import type { EndpointRequest } from '../requests'
import type { Row } from './row'

/** A call by a user who signed in too long ago, where the project wants a recent sign-in. */
export function recentRow(request: EndpointRequest = {}): Row {
  return async ({ longSignedIn }) => ({
    body: {},
    ...request,
    headers: as('client', (await longSignedIn()).tokens),
    security: ['recent_sign_in_required'],
  })
}
