import { join } from 'node:path'
import { takeShots } from '../fixtures/demo/readme-picture'
import { takeTour } from '../fixtures/demo/readme-tour'
import { scenes } from '../fixtures/scenes/scenes'
import { test } from '../fixtures/test'
import { screenshotFolder } from './folder'
import { hasOtherLanguages, switchLanguage } from './languages'
import { writeReadmePicture } from './readme-picture'
import { writeReadmeTour } from './readme-tour'

/** How a page is shown in a picture. */
interface Look {
  width: number
  colorScheme: 'light' | 'dark'
  /** Language of the page if it is not English. */
  language?: string
}

const looks: Look[] = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 360, colorScheme: 'dark', language: 'de-DE' },
  { width: 1280, colorScheme: 'light', language: 'ar' },
]

for (const { name, open } of scenes) {
  test(name, async ({ page, stack }) => {
    await open(page, stack)
    // At the position of the last click, it would change the look of the element below it.
    await page.mouse.move(0, 0)
    for (const { width, colorScheme, language } of looks) {
      if (language && !hasOtherLanguages(name)) continue
      if (language) await switchLanguage(page, language)
      await page.setViewportSize({ width, height: width === 360 ? 740 : 800 })
      await page.emulateMedia({ colorScheme })
      const look = [width, colorScheme, language].filter(Boolean).join('.')
      const file = `${name.replaceAll(/\W+/g, '-')}.${look}.png`
      await page.screenshot({ path: join(screenshotFolder, file) })
    }
  })
}

test('README screenshot', async ({ page, browser, stack }) => {
  await writeReadmePicture(page, await takeShots(browser, stack))
})

test('README tour', async ({ browser, stack }) => {
  await writeReadmeTour(await takeTour(browser, stack))
})
