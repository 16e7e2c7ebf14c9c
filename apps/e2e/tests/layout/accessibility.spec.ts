import type { Page } from '@playwright/test'
import { colorRules, listViolations } from '../../fixtures/axe'
import { expectAllVisible, zoomedScenes } from '../../fixtures/layout/zoom'
import { scenes } from '../../fixtures/scenes/scenes'
import { expect, test } from '../../fixtures/test'

/** Counts animations with a duration. Changes in one step, such as a busy button, are not motion. */
function countAnimations(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0).length,
  )
}

for (const { name, open } of scenes) {
  const isZoomed = zoomedScenes.includes(name)
  const checks = `axe finds no violations, light and dark${isZoomed ? '; everything is visible in any window and at 200 %' : ''}`
  test(`${checks}: ${name}`, async ({ page, stack }) => {
    await open(page, stack)
    await page.emulateMedia({ colorScheme: 'light' })
    // Soft, so that one visit reports each check that fails.
    expect.soft(await listViolations(page), 'axe, light').toEqual([])
    // With reduced motion there is no animation: even colors change at once.
    expect.soft(await countAnimations(page), 'animations, light').toBe(0)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await countAnimations(page), 'animations, dark').toBe(0)
    expect.soft(await listViolations(page, colorRules), 'axe, dark').toEqual([])
    if (!isZoomed) return
    await page.emulateMedia({ colorScheme: 'light' })
    await test.step('everything is visible', () => expectAllVisible(page))
  })
}

test('every scene that is checked at 200 % exists', () => {
  const names = scenes.map(({ name }) => name)
  expect(zoomedScenes.filter((name) => !names.includes(name))).toEqual([])
})
