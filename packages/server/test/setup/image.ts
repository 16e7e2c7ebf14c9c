import { findDataImage } from '../../src/db/data-image'

/** Creates the image of an empty database once, instead of once in every test file. */
export async function setup(): Promise<void> {
  await findDataImage()
}
