import { expect, it, vi } from 'vitest'
import { onImpersonation } from '../../src/bindings'
import { HttpError } from '../../src/index'
import { fakeApp, fakeUser } from '../../src/testing'

it('a fake user has the given values, and defaults', () => {
  const signedUpAt = new Date('2026-01-31')
  expect(
    fakeUser({
      id: 'ada',
      displayName: 'Ada',
      primaryEmail: 'ada@example.com',
      signedUpAt,
      clientMetadata: { plan: 'free' },
      selectedTeam: { displayName: 'Crew' },
    }),
  ).toMatchObject({
    id: 'ada',
    displayName: 'Ada',
    primaryEmail: 'ada@example.com',
    primaryEmailVerified: true,
    signedUpAt,
    clientMetadata: { plan: 'free' },
    selectedTeam: { displayName: 'Crew' },
    isAnonymous: false,
  })
  expect(fakeUser()).toMatchObject({ displayName: null, primaryEmail: null, selectedTeam: null })
})

it('a fake user may be impersonated', async () => {
  expect(fakeUser({ isImpersonation: true }).isImpersonation).toBe(true)
  expect(fakeUser().isImpersonation).toBe(false)
  const app = fakeApp({ user: { isImpersonation: true } })
  expect((await app.getUser({ or: 'throw' })).isImpersonation).toBe(true)
  const shown = vi.fn()
  onImpersonation(app, shown)
  expect(shown).toHaveBeenCalledOnce()
})

it('methods of a fake user that need a service reject and name the request', async () => {
  const error = await fakeUser()
    .update({ displayName: 'Grace' })
    .catch((thrown) => thrown)
  expect(error).toBeInstanceOf(HttpError)
  expect(error.message).toMatch(/^PATCH \/users\/me failed with status 501: This user is fake/)
  expect(error.message).toMatch(/or use startTestService of @app\/core\/testing\.$/)
  await expect(fakeUser().listTeams()).rejects.toThrow('GET /teams')
})

it('a fake app knows its user and project', async () => {
  const app = fakeApp({
    user: { id: 'ada', displayName: 'Ada' },
    project: { displayName: 'Shop', config: { passkeyEnabled: true } },
  })
  expect(await app.getUser({ or: 'throw' })).toMatchObject({ id: 'ada', displayName: 'Ada' })
  expect(await app.getProject()).toMatchObject({
    displayName: 'Shop',
    config: { credentialEnabled: true, passkeyEnabled: true },
  })
  expect(await fakeApp({ user: null }).getUser()).toBeNull()
})
