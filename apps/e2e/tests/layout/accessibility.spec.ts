import type { Page } from '@playwright/test'
import { colorRules, listViolations } from '../../fixtures/axe'
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
  test(`axe finds no violations, light and dark: ${name}`, async ({ page, stack }) => {
    await open(page, stack)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await listViolations(page)).toEqual([])
    // With reduced motion there is no animation: even colors change at once.
    expect(await countAnimations(page)).toBe(0)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await countAnimations(page)).toBe(0)
    expect(await listViolations(page, colorRules)).toEqual([])
  })
}
