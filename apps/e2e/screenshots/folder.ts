import { fileURLToPath } from 'node:url'

/** Folder of the pictures, ignored by git. */
export const screenshotFolder = fileURLToPath(new URL('../../../screenshots', import.meta.url))

/** Picture of the README, which is committed. */
export const readmePicture = fileURLToPath(new URL('../../../docs/screenshot.png', import.meta.url))

/** Digests of the pages in the README's picture, with which a test detects that it is out of date. */
export const readmeDigests = fileURLToPath(
  new URL('../../../docs/screenshot.json', import.meta.url),
)

/** Tour of the README, which is committed. */
export const readmeTour = fileURLToPath(new URL('../../../docs/tour.gif', import.meta.url))

/** Digests of the pages in the README's tour. */
export const readmeTourDigests = fileURLToPath(new URL('../../../docs/tour.json', import.meta.url))
