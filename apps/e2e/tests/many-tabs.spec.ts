import type { BrowserContext, Page } from '@playwright/test'
import { readSecondsLeft } from '../fixtures/access-cookie'
import { listServedRequests } from '../fixtures/served-requests'
import {
  crash,
  expect,
  expectUser,
  makeCalls,
  setFrozen,
  signUpIn,
  takeUser,
  test,
} from '../fixtures/tabs'

// Renewed once less than 20 s of their life are left.
test.use({ accessTokenSeconds: 30 })

const refresh = 'POST /auth/oauth/token'
const change = 'PATCH /users/me'

/** Waits until the access token is too old to be sent. */
async function waitForOldToken(context: BrowserContext): Promise<void> {
  await expect.poll(() => readSecondsLeft(context), { timeout: 30_000 }).toBeLessThan(20)
}

/** Keeps the answer to a tab's renewal back; resolves, with what lets it go, once it is there. */
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

test('eight tabs with fifty calls each renew an old token once, and nobody is signed out', async ({
  context,
  stack,
  openTabs,
}) => {
  const tabs = await openTabs(8)
  const testUser = await signUpIn(tabs[0])
  for (const tab of tabs) await expectUser(tab, testUser)
  const users = await Promise.all(tabs.map(takeUser))
  await waitForOldToken(context)

  const before = listServedRequests(stack.service).length
  await Promise.all(users.map((user) => makeCalls(user, 50)))
  const listNew = () => listServedRequests(stack.service).slice(before)
  await expect.poll(() => listNew().filter((request) => request === change).length).toBe(400)
  expect(listNew().filter((request) => request === refresh)).toHaveLength(1)
  for (const tab of tabs) await expectUser(tab, testUser)
})

const deaths = [
  { death: 'is closed', end: (tab: Page) => tab.close() },
  { death: 'crashes', end: crash },
]

for (const { death, end } of deaths) {
  test(`a tab that ${death} while it renews is followed by another`, async ({
    context,
    openTabs,
  }) => {
    const [dying, other] = await openTabs(2)
    const testUser = await signUpIn(dying)
    await expectUser(other, testUser)
    const [dyingUser, user] = await Promise.all([takeUser(dying), takeUser(other)])
    await waitForOldToken(context)

    const { responded } = await holdRefresh(dying)
    const lost = makeCalls(dyingUser).catch(() => 'lost')
    await responded
    const calls = makeCalls(user, 50)
    await end(dying)
    await calls
    expect(await lost).toBe('lost')
    await expectUser(other, testUser)
  })
}

test('a frozen tab keeps nobody waiting, and is still signed in when it thaws', async ({
  context,
  stack,
  openTabs,
}) => {
  const [frozen, other] = await openTabs(2)
  const testUser = await signUpIn(frozen)
  await expectUser(other, testUser)
  const [frozenUser, user] = await Promise.all([takeUser(frozen), takeUser(other)])
  await setFrozen(frozen, true)
  await waitForOldToken(context)

  const before = listServedRequests(stack.service).length
  await makeCalls(user, 50)
  await setFrozen(frozen, false)
  await makeCalls(frozenUser, 50)
  const listNew = () => listServedRequests(stack.service).slice(before)
  await expect.poll(() => listNew().filter((request) => request === change).length).toBe(100)
  expect(listNew().filter((request) => request === refresh)).toHaveLength(1)
  await expectUser(frozen, testUser)
})

test('a tab that is frozen while it renews is followed by another, and goes on when it thaws', async ({
  context,
  openTabs,
}) => {
  const [frozen, other] = await openTabs(2)
  const testUser = await signUpIn(frozen)
  await expectUser(other, testUser)
  const [frozenUser, user] = await Promise.all([takeUser(frozen), takeUser(other)])
  await waitForOldToken(context)

  const { responded, release } = await holdRefresh(frozen)
  const calls = makeCalls(frozenUser, 50)
  await responded
  await setFrozen(frozen, true)
  // Once nobody can expect the frozen tab to be at it any more.
  await makeCalls(user, 50)
  release()
  await setFrozen(frozen, false)
  await calls
  for (const tab of [frozen, other]) await expectUser(tab, testUser)
})

test('who signs in in one tab is who all tabs show, the frozen one when it thaws', async ({
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
