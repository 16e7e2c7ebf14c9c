import AxeBuilder from '@axe-core/playwright'
import { scenes } from '../fixtures/scenes'
import { expect, test } from '../fixtures/test'

// Colours half-way through a transition are nobody's choice.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { name, open } of scenes) {
  test(`axe finds nothing: ${name}`, async ({ page, stack }) => {
    await open(page, stack)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${colorScheme} ${id} ${target} ${failureSummary}`,
        ),
      )
      expect(found).toEqual([])
    }
  })
}
