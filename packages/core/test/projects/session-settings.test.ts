import { expect, it, onTestFinished } from 'vitest'
import { startService } from '../harness'

it('an AdminApp chooses whether refresh tokens of its project rotate', async () => {
  const service = await startService()
  onTestFinished(() => service.close())
  const app = service.openAdmin()
  const asTheServiceHasIt = {
    refreshTokenRotation: null,
    isRotating: false,
    tokenClaimsEnabled: false,
  }
  expect(await app.getSessionSettings()).toEqual(asTheServiceHasIt)
  const chosen = { ...asTheServiceHasIt, refreshTokenRotation: true, isRotating: true }
  expect(await app.updateSessionSettings({ refreshTokenRotation: true })).toEqual(chosen)
  expect(await app.getSessionSettings()).toEqual(chosen)
  await app.updateSessionSettings({ refreshTokenRotation: null })
  expect(await app.getSessionSettings()).toEqual(asTheServiceHasIt)
})

it('an AdminApp chooses whether access tokens contain claims about their user', async () => {
  const service = await startService()
  onTestFinished(() => service.close())
  const app = service.openAdmin()
  const chosen = { refreshTokenRotation: null, isRotating: false, tokenClaimsEnabled: true }
  expect(await app.updateSessionSettings({ tokenClaimsEnabled: true })).toEqual(chosen)
  expect(await app.updateSessionSettings({})).toEqual(chosen)
})
