import {
  createTestUser,
  expectSignedIn,
  signInInOtherBrowser,
  signUp,
  submitSignIn,
} from '../../fixtures/account'
import { addToCart, connectGoogle, keepCart, openTeam } from '../../fixtures/demo/tour'
import { withProjectSettings } from '../../fixtures/project'
import { createAccount, startSession } from '../../fixtures/sessions/start-session'
import { expect, test } from '../../fixtures/test'

test('the home page links to every page of the tour, and each shows its source code', async ({
  page,
}) => {
  // Nine pages with some twenty files.
  test.slow()
  await signUp(page)
  const tour = page.getByRole('navigation', { name: 'Tour' })
  const names = await tour.getByRole('link').allTextContents()
  expect(names).toHaveLength(9)
  for (const name of names) {
    await tour.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveTitle(`${name} · Demo`)
    for (const summary of await page.locator('summary').all()) {
      const file = (await summary.textContent()) ?? ''
      await summary.press('Enter')
      await expect(page.getByRole('region', { name: file })).toContainText('export ')
      await expect(page.getByRole('button', { name: `Copy ${file}` })).toBeVisible()
    }
  }
})

test('on a phone a tour page links back to the list of pages', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('link', { name: 'Sessions' }).click()
  await expect(page.getByText('Sign in to try this page.')).toBeVisible()
  await page.getByRole('link', { name: 'All pages' }).click()
  await expect(page.getByRole('heading', { name: 'Complete auth you host yourself' })).toBeVisible()
})

test('a visitor fills a cart, keeps it with an account, and finds it in another browser', async ({
  page,
  browser,
  stack,
}) => {
  await page.goto('/cart')
  await expect(page.getByText('Add an item to start a cart.')).toBeVisible()
  await addToCart(page, 'Difference engine')
  await addToCart(page, 'Reading lamp')
  await expect(page.getByText('This cart belongs to an anonymous user.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Cart (2)' })).toBeVisible()

  const testUser = await keepCart(page)
  await expect(page.getByRole('heading', { name: 'Cart (2)' })).toBeVisible()

  const otherContext = await browser.newContext({ baseURL: stack.demoUrl })
  const other = await otherContext.newPage()
  await other.goto('/handler/sign-in?after_auth_return_to=%2Fcart')
  await submitSignIn(other, testUser)
  await expect(other.getByRole('button', { name: 'Remove Reading lamp' })).toBeVisible()
  await otherContext.close()
})

test('a cart cannot be kept with the email of another user', async ({ page, stack }) => {
  const { email, password } = await createAccount(page, stack)
  await page.goto('/cart')
  await addToCart(page, 'Reading lamp')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByText('An account with this email already exists.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Reading lamp' })).toBeVisible()
})

test('a signed-out session disappears from the list', async ({ page, browser, stack }) => {
  const testUser = await startSession(page, stack)
  const other = await signInInOtherBrowser(browser, stack.demoUrl, testUser)
  await other.context().close()

  await page.goto('/sessions')
  await page.getByRole('button', { name: /^Sign out the session/ }).click()
  await expect(page.getByRole('button', { name: /^Sign out the session/ })).toHaveCount(0)
  await expect(page.getByText('This browser', { exact: true })).toBeVisible()
})

test('connecting a provider account returns to the page', async ({ page, stack }) => {
  await withProjectSettings(stack.serviceUrl, { providers: ['github'] }, async () => {
    await startSession(page, stack)
    await page.goto('/accounts')
    await page.getByRole('button', { name: 'Connect GitHub' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in with GitHub' })).toBeVisible()
    await page.getByLabel('Email').fill(createTestUser().email)
    await page.getByLabel('Name').fill('Ada')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL('/accounts')
    await expect(page.getByText('Connected', { exact: true })).toBeVisible()
    await expect(page.getByText(/^For signing in/)).toBeVisible()
  })
})

test('the access token of a connected account is valid at the provider', async ({
  page,
  stack,
}) => {
  await withProjectSettings(
    stack.serviceUrl,
    { providers: ['google'], ownKeys: ['google'] },
    async () => {
      const { email } = createTestUser()
      const tokenResponse = page.waitForResponse(/\/access-token$/)
      await connectGoogle(page, stack, email)
      const { access_token } = await (await tokenResponse).json()
      const shown = `The app can call its API with the token …${access_token.slice(-6)}`
      await expect(page.getByText(shown)).toBeVisible()
      const account = await page.request.get(`${stack.serviceUrl}/dev/oauth/account`, {
        headers: { authorization: `Bearer ${access_token}` },
      })
      expect(await account.json()).toEqual({ sub: email, name: 'Ada' })
    },
  )
})

test('a member with permission invites by email, and sees pending invitations', async ({
  page,
  stack,
}) => {
  const { email } = await startSession(page, stack)
  await openTeam(page, 'Engines')
  const member = page.locator('.members > li')
  await expect(member).toContainText(email)
  await expect(member).toContainText('admin')
  await page.getByLabel('Email address').fill('grace@example.com')
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByText('Invited: grace@example.com')).toBeVisible()
})

test('the custom sign-in page signs in', async ({ page, stack }) => {
  const testUser = await createAccount(page, stack)
  await page.goto('/welcome')
  await page.getByLabel('Email').fill(testUser.email)
  await page.getByLabel('Password', { exact: true }).fill(testUser.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectSignedIn(page)
})
