import { describe, expect, it } from 'vitest'
import { as, startServerForTest } from '../../harness'

describe('Info 1: names that every object inherits', () => {
  it('are not system permissions', async () => {
    const { call } = await startServerForTest()
    for (const id of ['constructor', '__proto__', 'toString']) {
      const { status } = await call('PATCH', '/projects/current', {
        headers: { ...as('admin'), 'content-type': 'application/json' },
        raw: `{"config":{"team_member_default_permissions":[{"id":${JSON.stringify(id)}}]}}`,
      })
      expect(status, id).toBe(400)
    }
  })
})
