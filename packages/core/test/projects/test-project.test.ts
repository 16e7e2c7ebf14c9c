import { expect, it, onTestFinished } from 'vitest'
import { startService } from '../harness'

it('an AdminApp turns test mode of its project on and off', async () => {
  const service = await startService()
  onTestFinished(() => service.close())
  const app = service.openAdmin()
  expect(await app.isTestProject()).toBe(false)
  await app.setTestProject(true)
  expect(await app.isTestProject()).toBe(true)
  await app.setTestProject(false)
  expect(await app.isTestProject()).toBe(false)
})
