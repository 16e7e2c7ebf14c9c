import { listViolations } from '../fixtures/axe'
import { scenes } from '../fixtures/scenes'
import { expect, test } from '../fixtures/test'

// Colours half-way through a transition are nobody's choice.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { name, open } of scenes) {
  test(`axe finds nothing, light and dark: ${name}`, async ({ page, stack }) => {
    await open(page, stack)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await listViolations(page), colorScheme).toEqual([])
      // Who asked for less motion gets none: even colours change at once.
      expect(await page.evaluate(() => document.getAnimations().length), colorScheme).toBe(0)
    }
  })
}
