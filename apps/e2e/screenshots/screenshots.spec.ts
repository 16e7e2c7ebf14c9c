import { join } from 'node:path'
import { scenes } from '../fixtures/scenes/scenes'
import { test } from '../fixtures/test'
import { readmePicture, screenshotFolder } from './folder'

const widths = [360, 1280]
const colorSchemes = ['light', 'dark'] as const

for (const { name, open } of scenes) {
  test(name, async ({ page, stack }) => {
    await open(page, stack)
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

if (process.env.README_PICTURE) {
  test('README', async ({ page, stack }) => {
    const scene = scenes.find(({ name }) => name === 'sign up')
    await page.setViewportSize({ width: 1000, height: 700 })
    await scene?.open(page, stack)
    await page.screenshot({ path: readmePicture })
  })
}
