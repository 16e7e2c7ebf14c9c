import type { BrowserContext, Page } from '@playwright/test'
import { listServedRequests } from '../../fixtures/programs/served-requests'
import { readSecondsLeft } from '../../fixtures/sessions/access-cookie'
import {
  crash,
  expect,
  expectUser,
  makeCalls,
  setFrozen,
  signUpIn,
  takeUser,
  test,
} from '../../fixtures/sessions/tabs'

// Tokens are refreshed when less than 20 s of their lifetime are left, so every 10 s.
test.use({ accessTokenSeconds: 30 })

/** Maximum number of refreshes that one session needs since a time of `performance.now()`. */
const refreshesSince = (startedAt: number) =>
  1 + Math.floor((performance.now() - startedAt) / 10_000)

const refresh = 'POST /auth/oauth/token'
// On a busy machine, some wait until their token has expired (401), and are repeated.
const change = 'PATCH /users/me 200'

/** Waits until the access token must be refreshed before use. */
async function waitForStaleToken(context: BrowserContext): Promise<void> {
  await expect.poll(() => readSecondsLeft(context), { timeout: 30_000 }).toBeLessThan(20)
}

/** Holds back the response to a tab's token refresh until `release` is called. `responded` resolves when it has arrived. */
async function holdRefresh(tab: Page) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const responded = new Promise<void>((resolve) => {
    tab.route('**/auth/oauth/token', async (route) => {
      const response = await route.fetch()
      resolve()
      await held
      await route.fulfill({ response })
    })
  })
  return { responded, release }
}

test('eight tabs with twenty-five calls each refresh a stale token once and stay signed in', async ({
  context,
  stack,
  openTabs,
}) => {
  const tabs = await openTabs(8)
  const testUser = await signUpIn(tabs[0])
  for (const tab of tabs) await expectUser(tab, testUser)
  const users = await Promise.all(tabs.map(takeUser))
  await waitForStaleToken(context)

  const startedAt = performance.now()
  const before = listServedRequests(stack.service).length
  await Promise.all(users.map((user) => makeCalls(user, 25)))
  const listNew = () => listServedRequests(stack.service).slice(before)
  await expect.poll(() => listNew().filter((request) => request === change).length).toBe(200)
  const refreshes = listNew().filter((request) => request.startsWith(refresh)).length
  expect(refreshes).toBeGreaterThan(0)
  expect(refreshes).toBeLessThanOrEqual(refreshesSince(startedAt))
  for (const tab of tabs) await expectUser(tab, testUser)
})

const endings = [
  { ending: 'is closed', end: (tab: Page) => tab.close() },
  { ending: 'crashes', end: crash },
]

for (const { ending, end } of endings) {
  test(`another tab refreshes after a tab ${ending} during a refresh`, async ({
    context,
    openTabs,
  }) => {
    const [closing, other] = await openTabs(2)
    const testUser = await signUpIn(closing)
    await expectUser(other, testUser)
    const [closingUser, user] = await Promise.all([takeUser(closing), takeUser(other)])
    await waitForStaleToken(context)

    const { responded } = await holdRefresh(closing)
    const lost = makeCalls(closingUser).catch(() => 'lost')
    await responded
    const calls = makeCalls(user, 50)
    await end(closing)
    await calls
    expect(await lost).toBe('lost')
    await expectUser(other, testUser)
  })
}

test('a frozen tab does not block others, and is still signed in when it resumes', async ({
  context,
  stack,
  openTabs,
}) => {
  const [frozen, other] = await openTabs(2)
  const testUser = await signUpIn(frozen)
  await expectUser(other, testUser)
  const [frozenUser, user] = await Promise.all([takeUser(frozen), takeUser(other)])
  await setFrozen(frozen, true)
  await waitForStaleToken(context)

  const startedAt = performance.now()
  const before = listServedRequests(stack.service).length
  await makeCalls(user, 50)
  await setFrozen(frozen, false)
  await makeCalls(frozenUser, 50)
  const listNew = () => listServedRequests(stack.service).slice(before)
  await expect.poll(() => listNew().filter((request) => request === change).length).toBe(100)
  const refreshes = listNew().filter((request) => request.startsWith(refresh)).length
  expect(refreshes).toBeGreaterThan(0)
  expect(refreshes).toBeLessThanOrEqual(refreshesSince(startedAt))
  await expectUser(frozen, testUser)
})

test('another tab refreshes while a refreshing tab is frozen, which continues when it resumes', async ({
  context,
  openTabs,
}) => {
  const [frozen, other] = await openTabs(2)
  const testUser = await signUpIn(frozen)
  await expectUser(other, testUser)
  const [frozenUser, user] = await Promise.all([takeUser(frozen), takeUser(other)])
  await waitForStaleToken(context)

  const { responded, release } = await holdRefresh(frozen)
  const calls = makeCalls(frozenUser, 50)
  await responded
  await setFrozen(frozen, true)
  // Resolves after the other tab has given up waiting for the frozen one.
  await makeCalls(user, 50)
  release()
  await setFrozen(frozen, false)
  await calls
  for (const tab of [frozen, other]) await expectUser(tab, testUser)
})

test('when a user signs in in one tab, all tabs show the user, a frozen one when it resumes', async ({
  openTabs,
}) => {
  const tabs = await openTabs(8)
  const [first, frozen, ...others] = tabs
  const ada = await signUpIn(first)
  for (const tab of tabs) await expectUser(tab, ada)
  await setFrozen(frozen, true)

  const grace = await signUpIn(first)
  for (const tab of [first, ...others]) await expectUser(tab, grace)
  await setFrozen(frozen, false)
  await expectUser(frozen, grace)
  await Promise.all(tabs.map(async (tab) => makeCalls(await takeUser(tab), 5)))
  for (const tab of tabs) await expectUser(tab, grace)
})
