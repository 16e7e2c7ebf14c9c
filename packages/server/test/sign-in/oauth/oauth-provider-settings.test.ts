import { expect, it } from 'vitest'
import { as, startServerForTest } from '../../harness'

/** @see docs/http-api.md sections 5.6 and 12 */
it('enables a standard provider only with both credentials', async () => {
  const { call } = await startServerForTest()
  const update = (provider: object) =>
    call('PATCH', '/projects/current', {
      headers: as('admin'),
      body: { config: { oauth_providers: [{ id: 'github', type: 'standard', ...provider }] } },
    })
  const lacking = [{}, { client_id: 'id' }, { client_id: '', client_secret: 'secret' }]
  for (const credentials of lacking) {
    const on = await update({ enabled: true, ...credentials })
    expect([on.status, on.body.code]).toEqual([400, 'SCHEMA_ERROR'])
    const off = await update({ enabled: false, ...credentials })
    expect([off.status, off.body]).toEqual([
      400,
      'The provider github needs client_id and client_secret.',
    ])
  }
})
