import type { Page } from '@playwright/test'
import { setLanguage } from '../../fixtures/language'
import { startSession } from '../../fixtures/sessions/start-session'
import { expect, test } from '../../fixtures/test'

/** Lists elements outside of the window, one line each. */
function listOutside(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility())
      // Except those for screen readers only, and those that scroll.
      .filter((element) => !element.closest('.stack-visually-hidden, .source, svg'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 0 && (left < -0.5 || right > innerWidth + 0.5)
      })
      .map((element) => `${element.tagName} ${element.className} ${element.textContent}`),
  )
}

/** Returns the horizontal center of the first match, in pixels. */
async function centerOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not shown.`)
  return box.x + box.width / 2
}

const paths = [
  ...['/', '/profile', '/sessions', '/accounts', '/teams', '/cart', '/protected', '/backend'],
  ...['/look', '/nowhere'],
]

test('the layout of every page of the demo is mirrored in Arabic, and stays inside the window', async ({
  page,
  stack,
}) => {
  test.slow()
  await startSession(page, stack)
  await setLanguage(page, 'ar')
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await listOutside(page), `${path}, ${width} wide`).toEqual([])
      expect(await centerOf(page, '.brand'), path).toBeGreaterThan(width / 2)
    }
    await page.setViewportSize({ width: 1280, height: 740 })
    if ((await page.locator('.tour-nav').count()) === 0) continue
    expect(await centerOf(page, '.tour-nav'), path).toBeGreaterThan(await centerOf(page, 'main'))
  }
})

test('source code stays left to right in a mirrored page', async ({ page }) => {
  await setLanguage(page, 'ar')
  await page.goto('/backend')
  await page.getByText('src/pages/backend/backend.tsx').click()
  const source = page.getByRole('region', { name: 'src/pages/backend/backend.tsx' })
  await expect(source).toContainText('export ')
  await page.getByRole('main').evaluate((main) => main.setAttribute('dir', 'rtl'))
  await expect(page.getByRole('main')).toHaveCSS('direction', 'rtl')
  await expect(source).toHaveCSS('direction', 'ltr')
  await page.getByRole('button', { name: 'Call the backend' }).click()
  await expect(page.getByText('The backend rejected the request (401).')).toBeVisible()
})
