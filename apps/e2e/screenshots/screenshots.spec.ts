import { takeShots } from '../fixtures/demo/readme-picture'
import { takeTour } from '../fixtures/demo/readme-tour'
import { scenes } from '../fixtures/scenes/scenes'
import { test } from '../fixtures/test'
import { hasOtherLanguages } from './languages'
import { writeReadmePicture } from './readme-picture'
import { writeReadmeTour } from './readme-tour'
import { type Look, takePictures } from './take-pictures'

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
    const taken = hasOtherLanguages(name) ? looks : looks.filter(({ language }) => !language)
    await takePictures(page, name, taken)
  })
}

test('README screenshot', async ({ page, browser, stack }) => {
  await writeReadmePicture(page, await takeShots(browser, stack))
})

test('README tour', async ({ browser, stack }) => {
  await writeReadmeTour(await takeTour(browser, stack))
})
