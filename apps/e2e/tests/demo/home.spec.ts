import { readFileSync } from 'node:fs'
import { signUp } from '../../fixtures/account'
import { recordApiRequests } from '../../fixtures/api-requests'
import { expect, test } from '../../fixtures/test'

test('the home page shows the sign-in page, the user button, the settings and a team without a request', async ({
  page,
  context,
  stack,
}) => {
  const requests = recordApiRequests(context, stack.serviceUrl)
  await page.goto('/')
  const sizes = readFileSync(new URL('../../../../docs/sizes.json', import.meta.url), 'utf8')
  const { bytes } = JSON.parse(sizes)['Handler with the sign-in page'].sizes['Vite 8']
  await expect(page.getByText(`${Math.round(bytes / 1000)} KB`)).toBeVisible()

  const halves = { light: page.locator('.half.light'), dark: page.locator('.half.dark') }
  const expectInBoth = async (text: string) => {
    await expect(halves.light.getByText(text, { exact: true }).last()).toBeVisible()
    await expect(halves.dark.getByText(text, { exact: true }).last()).toBeVisible()
  }
  await expectInBoth('Sign in to Analytical Engines')
  await expect(halves.light.locator('.stack-card')).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  )
  await expect(halves.dark.locator('.stack-card')).toHaveCSS('background-color', 'rgb(24, 26, 33)')
  // Neither the pointer nor the keyboard reaches the preview.
  const { x = 0, y = 0 } =
    (await halves.light.getByText('Sign in with').first().boundingBox()) ?? {}
  await page.mouse.click(x + 5, y + 5)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)

  await page.getByRole('tab', { name: 'Sign-in' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'User button' })).toBeFocused()
  await expectInBoth('Sign out')
  await page.keyboard.press('ArrowRight')
  await expectInBoth('Ada Lovelace')
  // The frame around it also has the color mode of its half, not that of the visitor.
  const frameOf = (half: 'light' | 'dark') => halves[half].locator('.preview')
  await expect(frameOf('light')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(frameOf('dark')).toHaveCSS('background-color', 'rgb(24, 26, 33)')
  await page.keyboard.press('ArrowRight')
  await expectInBoth('Grace Hopper')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Profile' })).toBeFocused()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await expectInBoth('Mitglied')
  await expect(page).toHaveURL('/')
  expect(requests).toEqual([])
})

test('the header counts new emails without a reload, and remembers the color mode', async ({
  page,
}) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: /^Outbox/ })
  const [outbox] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await expect(outbox.getByRole('heading', { name: 'Outbox' })).toBeVisible()
  await outbox.close()
  await expect(link).toHaveText('Outbox')

  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const other = await page.context().newPage()
  await signUp(other)
  await other.close()
  await expect(link).toHaveText(/Outbox\d+ new/)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

  await page.getByRole('button', { name: 'Dark mode' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Toggle theme' }).click()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
})

test('the footer leads to the documents', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'Documents' }).getByRole('link')
  const urls = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  expect(urls).toHaveLength(4)
  for (const url of urls) expect((await page.request.get(url)).status(), url).toBe(200)
})
