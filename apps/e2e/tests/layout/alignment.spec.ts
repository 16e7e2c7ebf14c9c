import type { Locator } from '@playwright/test'
import { scenes } from '../../fixtures/scenes/scenes'
import { startSession } from '../../fixtures/sessions/start-session'
import { openSettings } from '../../fixtures/settings'
import { expect, test } from '../../fixtures/test'

test.use({ viewport: { width: 360, height: 740 } })

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element is not visible.')
  return box
}

async function middleOf(locator: Locator) {
  const { x, y, width, height } = await boxOf(locator)
  return { x: x + width / 2, y: y + height / 2 }
}

test('many providers are in two columns of equal width, or in one column in a narrow window', async ({
  page,
  stack,
}) => {
  await scenes.find(({ name }) => name === 'sign up, many providers')?.open(page, stack)
  const buttons = page.locator('.stack-methods--compact > .stack-button')
  const measure = () =>
    buttons.evaluateAll((all) => {
      const boxes = all.map((button) => button.getBoundingClientRect())
      return {
        columns: new Set(boxes.map(({ left }) => left)).size,
        widths: new Set(boxes.map(({ width }) => width)).size,
        heights: new Set(boxes.map(({ height }) => height)).size,
      }
    })
  expect(await measure()).toEqual({ columns: 2, widths: 1, heights: 1 })
  await page.setViewportSize({ width: 320, height: 740 })
  expect(await measure()).toEqual({ columns: 1, widths: 1, heights: 1 })
})

test('the dot of an unverified address is aligned with the icons of the menu', async ({
  page,
  stack,
}) => {
  await startSession(page, stack)
  await page.goto('/')
  await page.getByRole('button', { name: 'Account menu' }).click()
  const entry = (name: string) => page.getByRole('menuitem', { name })
  const dot = await middleOf(entry('Verify your email').locator('.stack-dot'))
  const icon = await middleOf(entry('Account settings').locator('.stack-icon'))
  expect(dot.x).toBe(icon.x)
})

test('the button to choose a picture is vertically centered on the picture', async ({
  page,
  stack,
}) => {
  await startSession(page, stack)
  await openSettings(page, 'profile', 'Profile')
  const picture = page.getByRole('group', { name: 'Picture' })
  const button = await middleOf(picture.locator('.stack-file'))
  expect(button.y).toBe((await middleOf(picture.locator('.stack-avatar'))).y)
})

test('the label of a name stays in place when its form opens', async ({ page, stack }) => {
  await startSession(page, stack)
  await openSettings(page, 'profile', 'Profile')
  const name = page.getByRole('group', { name: 'Name' })
  const before = await boxOf(name.getByRole('heading', { name: 'Name' }))
  await name.getByRole('button', { name: 'Change' }).click()
  const after = await boxOf(name.locator('label'))
  expect(after.y).toBe(before.y)
  expect(after.x).toBe(before.x)
})

test('the gap between a new password and its button is that between fields, before and after typing', async ({
  page,
}) => {
  await page.goto('/handler/sign-up')
  const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })]
  const submit = page.getByRole('button', { name: 'Sign up', exact: true })
  const gap = async (above: Locator, below: Locator) => {
    const { y, height } = await boxOf(above)
    return (await boxOf(below)).y - y - height
  }
  const labels = page.locator('label', { hasText: 'Password' })
  expect(await gap(password, submit)).toBe(await gap(email, labels))
  const { y } = await boxOf(submit)
  await password.fill('lovelaceQ7x-gate42')
  await expect(page.getByText('Strong')).toBeVisible()
  expect((await boxOf(submit)).y).toBe(y)
})
