import { fileURLToPath } from 'node:url'

/** Where the pictures go; git ignores it. */
export const screenshotFolder = fileURLToPath(new URL('../../../screenshots', import.meta.url))

/** Committed picture of the README. */
export const readmePicture = fileURLToPath(new URL('../../../docs/screenshot.png', import.meta.url))
