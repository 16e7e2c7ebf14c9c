import { expect, it, onTestFinished } from 'vitest'
import { startService } from '../harness'

it('an AdminApp reads and changes logo and color of the emails of its project', async () => {
  const service = await startService()
  onTestFinished(() => service.close())
  const app = service.openAdmin()
  const none = { logoUrl: null, themeColor: null }
  expect(await app.getEmailTheme()).toEqual(none)
  const logoUrl = 'https://example.com/logo.png'
  expect(await app.updateEmailTheme({ logoUrl })).toEqual({ logoUrl, themeColor: null })
  const both = { logoUrl, themeColor: '#a10f2b' }
  expect(await app.updateEmailTheme({ themeColor: '#a10f2b' })).toEqual(both)
  expect(await app.updateEmailTheme({})).toEqual(both)
  expect(await app.getEmailTheme()).toEqual(both)
  expect(await app.updateEmailTheme(none)).toEqual(none)
})
