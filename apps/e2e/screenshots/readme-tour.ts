import { readFile, writeFile } from 'node:fs/promises'
import gifenc from 'gifenc'
import { PNG } from 'pngjs'
import type { Tour } from '../fixtures/demo/readme-tour'
import { readmeTour, readmeTourDigests } from './folder'

/** Writes the README's tour as an animation, unless it is up to date. */
export async function writeReadmeTour({ digests, frames }: Tour): Promise<void> {
  const record = `${JSON.stringify(digests, null, 2)}\n`
  if ((await readFile(readmeTourDigests, 'utf8').catch(() => '')) === record) return
  const gif = gifenc.GIFEncoder()
  for (const { png, shownMs } of frames) {
    const { data, width, height } = PNG.sync.read(png)
    const palette = gifenc.quantize(data, 256)
    gif.writeFrame(gifenc.applyPalette(data, palette), width, height, { palette, delay: shownMs })
  }
  gif.finish()
  await writeFile(readmeTour, gif.bytes())
  await writeFile(readmeTourDigests, record)
}
