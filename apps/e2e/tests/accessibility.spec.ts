import type { Page } from '@playwright/test'
import { listViolations } from '../fixtures/axe'
import { scenes } from '../fixtures/scenes'
import { expect, test } from '../fixtures/test'

/** Animations that take time. What changes in one step, a busy button for one, is no motion. */
function countMotions(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0).length,
  )
}

for (const { name, open } of scenes) {
  test(`axe finds nothing, light and dark: ${name}`, async ({ page, stack }) => {
    await open(page, stack)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await listViolations(page), colorScheme).toEqual([])
      // Who asked for less motion gets none: even colours change at once.
      expect(await countMotions(page), colorScheme).toBe(0)
    }
  })
}
