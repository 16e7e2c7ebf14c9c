import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { screenshotFolder } from './folder'
import { switchLanguage } from './languages'

/** How a page is shown in a picture. */
export interface Look {
  width: number
  colorScheme: 'light' | 'dark'
  /** Language of the page if it is not English. */
  language?: string
}

/** Takes a picture of the open page in each look. */
export async function takePictures(
  page: Page,
  name: string,
  looks: readonly Look[],
): Promise<void> {
  // At the position of the last click, it would change the look of the element below it.
  await page.mouse.move(0, 0)
  for (const { width, colorScheme, language } of looks) {
    if (language) await switchLanguage(page, language)
    await page.setViewportSize({ width, height: width < 480 ? 740 : 800 })
    await page.emulateMedia({ colorScheme })
    const look = [width, colorScheme, language].filter(Boolean).join('.')
    const file = `${name.replaceAll(/\W+/g, '-')}.${look}.png`
    await page.screenshot({ path: join(screenshotFolder, file) })
  }
}
