import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KnownErrors } from '../../src/index'
import { readOf, type Service, signIn, startService } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
  const provider = { enabled: true, type: 'standard', client_id: 'id', client_secret: 'secret' }
  await service.administrate('PATCH', '/projects/current', {
    config: { oauth_providers: [{ id: 'github', ...provider }] },
  })
})
afterAll(() => service.close())

describe.each(['browser', 'server'] as const)('connected accounts in a %s', (place) => {
  const newUser = () => (place === 'browser' ? signIn(service) : service.openServer().createUser())

  it('are null, or a specific error, if there are none', async () => {
    const user = await newUser()
    expect(await user.getConnectedAccount('github')).toBeNull()
    expect(await user.getConnectedAccount('github', { scopes: ['repo'] })).toBeNull()
    expect(await readOf(user, 'getConnectedAccount', 'github').load()).toBeNull()
    await expect(user.getConnectedAccount('github', { or: 'throw' })).rejects.toBeInstanceOf(
      KnownErrors.OAuthConnectionNotConnectedToUser,
    )
  })

  it('require an enabled provider', async () => {
    const user = await newUser()
    await expect(user.getConnectedAccount('google')).rejects.toBeInstanceOf(
      KnownErrors.OAuthProviderNotFoundOrNotEnabled,
    )
  })
})
