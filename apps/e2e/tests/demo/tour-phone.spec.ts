import { startSession } from '../../fixtures/sessions/start-session'
import { expect, test } from '../../fixtures/test'

test.use({ viewport: { width: 360, height: 740 } })

test('the title of a prebuilt section is not larger than the heading above it', async ({
  page,
  stack,
}) => {
  await startSession(page, stack)
  await page.goto('/profile')
  const sizeOf = (name: string) =>
    page
      .getByRole('main')
      .getByRole('heading', { name, exact: true })
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
  expect(await sizeOf('Profile')).toBeLessThanOrEqual(await sizeOf('The prebuilt section'))
})

test('the preview of the studio leaves most of a phone screen to the controls', async ({
  page,
}) => {
  await page.goto('/look')
  await page.getByRole('slider', { name: 'Corners' }).scrollIntoViewIfNeeded()
  await expect(page.locator('.studio-preview.sign-in .stack-card')).toBeVisible()
  const box = await page.locator('.studio-previews').boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(740 * 0.36)
})
