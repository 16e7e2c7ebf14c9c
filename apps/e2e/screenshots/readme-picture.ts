import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Pictured } from '../fixtures/demo/readme-picture'
import { readmeDigests, readmePicture } from './folder'

/** Arranges the pages and writes the README's picture, unless it is up to date. */
export async function writeReadmePicture(page: Page, { digests, images }: Pictured): Promise<void> {
  const record = `${JSON.stringify(digests, null, 2)}\n`
  if ((await readFile(readmeDigests, 'utf8').catch(() => '')) === record) return
  await page.setViewportSize({ width: 1600, height: 1000 })
  await page.setContent(`<style>
    body { position: relative; width: 1600px; height: 1000px; margin: 0; overflow: hidden;
      background: linear-gradient(120deg, #e9e8ff, #f6f1ff 45%, #e6f3ff) }
    img { position: absolute; border: 1px solid rgb(20 20 60 / 12%); border-radius: 16px;
      box-shadow: 0 32px 80px -16px rgb(20 20 60 / 38%) }
    .settings { top: 40px; right: 44px }
    .sign-in { bottom: 72px; left: 36px }
    .code { right: 84px; bottom: 28px; border: 8px solid #16171d; border-radius: 36px }
  </style>
  ${Object.entries(images)
    .map(([name, url]) => `<img class="${name}" src="${url}" alt="">`)
    .join('')}`)
  await page.screenshot({ path: readmePicture })
  await writeFile(readmeDigests, record)
}
