import type { BrowserContext } from '@playwright/test'
import { readSecondsLeft } from '../fixtures/access-cookie'
import { expect, expectUser, makeCalls, signUpIn, takeUser, test } from '../fixtures/tabs'

// Renewed once less than 20 s of their life are left.
test.use({ accessTokenSeconds: 30, refreshRotation: true })

async function readRefreshToken(context: BrowserContext): Promise<string | undefined> {
  const cookies = await context.cookies()
  return cookies.find(({ name }) => name.startsWith('stack-refresh-'))?.value
}

test('ten tabs stay signed in while refresh tokens are replaced, also when an answer gets lost', async ({
  context,
  openTabs,
}) => {
  const [dying, ...tabs] = await openTabs(10)
  const testUser = await signUpIn(dying)
  for (const tab of tabs) await expectUser(tab, testUser)
  const dyingUser = await takeUser(dying)
  const users = await Promise.all(tabs.map(takeUser))
  const first = await readRefreshToken(context)
  await expect.poll(() => readSecondsLeft(context), { timeout: 30_000 }).toBeLessThan(20)

  // The service has replaced the token, and only this tab could have told the others.
  const replaced = new Promise<void>((resolve) => {
    dying.route('**/auth/oauth/token', async (route) => {
      await route.fetch()
      resolve()
    })
  })
  const lost = makeCalls(dyingUser).catch(() => 'lost')
  await replaced
  const calls = Promise.all(users.map((user) => makeCalls(user, 20)))
  await dying.close()
  await calls
  expect(await lost).toBe('lost')

  const next = await readRefreshToken(context)
  expect(next).not.toBe(first)
  for (const tab of tabs) {
    await tab.reload()
    await expectUser(tab, testUser)
  }
  expect(await readRefreshToken(context)).toBe(next)
})
