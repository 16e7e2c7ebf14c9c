import { contract } from '@app/contract'
import { expect, it } from 'vitest'
import type { WireUser } from './user'
import { toUserJson } from './user-json'

it('copies each field that browsers may see to the field of the same name', () => {
  const fields = Object.keys(contract['GET /users/me'].response.client.shape)
  const wire = {
    ...Object.fromEntries(fields.map((field) => [field, `value of ${field}`])),
    selected_team: null,
    oauth_providers: [{ id: 'github', account_id: '1', email: null }],
  }
  const ofServers = { ...wire, server_metadata: 'secret' }
  // Values of another type show which field was copied.
  expect(toUserJson(ofServers as object as WireUser)).toEqual(wire)
})
