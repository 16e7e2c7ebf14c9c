import type { BrowserContext } from '@playwright/test'
import { readSecondsLeft } from '../../fixtures/sessions/access-cookie'
import {
  expect,
  expectUser,
  makeCalls,
  signUpIn,
  takeUser,
  test,
} from '../../fixtures/sessions/tabs'

// Tokens are refreshed when less than 20 s of their lifetime are left.
test.use({ accessTokenSeconds: 30, refreshRotation: true })

async function readRefreshToken(context: BrowserContext): Promise<string | undefined> {
  const cookies = await context.cookies()
  return cookies.find(({ name }) => name.startsWith('stack-refresh-'))?.value
}

test('ten tabs stay signed in with refresh token rotation, even when a response is lost', async ({
  context,
  openTabs,
}) => {
  const [closing, ...tabs] = await openTabs(10)
  const testUser = await signUpIn(closing)
  for (const tab of tabs) await expectUser(tab, testUser)
  const closingUser = await takeUser(closing)
  const users = await Promise.all(tabs.map(takeUser))
  const first = await readRefreshToken(context)
  await expect.poll(() => readSecondsLeft(context), { timeout: 30_000 }).toBeLessThan(20)

  // The service has rotated the token, and only this tab could have stored the new one.
  const replaced = new Promise<void>((resolve) => {
    closing.route('**/auth/oauth/token', async (route) => {
      await route.fetch()
      resolve()
    })
  })
  const lost = makeCalls(closingUser).catch(() => 'lost')
  await replaced
  const calls = Promise.all(users.map((user) => makeCalls(user, 20)))
  await closing.close()
  await calls
  expect(await lost).toBe('lost')

  expect(await readRefreshToken(context)).not.toBe(first)
  for (const tab of tabs) {
    await tab.reload()
    await expectUser(tab, testUser)
  }
})
