import { join } from 'node:path'
import { takeShots } from '../fixtures/demo/readme-picture'
import { takeTour } from '../fixtures/demo/readme-tour'
import { scenes } from '../fixtures/scenes/scenes'
import { test } from '../fixtures/test'
import { screenshotFolder } from './folder'
import { writeReadmePicture } from './readme-picture'
import { writeReadmeTour } from './readme-tour'

const widths = [360, 1280]
const colorSchemes = ['light', 'dark'] as const

for (const { name, open } of scenes) {
  test(name, async ({ page, stack }) => {
    await open(page, stack)
    // Where the last step clicked, it would change the look of what is below it.
    await page.mouse.move(0, 0)
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 800 })
      for (const colorScheme of colorSchemes) {
        await page.emulateMedia({ colorScheme })
        const file = `${name.replaceAll(/\W+/g, '-')}.${width}.${colorScheme}.png`
        await page.screenshot({ path: join(screenshotFolder, file) })
      }
    }
  })
}

test('README screenshot', async ({ page, browser, stack }) => {
  await writeReadmePicture(page, await takeShots(browser, stack))
})

test('README tour', async ({ browser, stack }) => {
  await writeReadmeTour(await takeTour(browser, stack))
})
