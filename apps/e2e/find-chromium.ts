import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Returns the path of `CHROMIUM_PATH`, the system's Chromium or Playwright's own, or `null` if there is none. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH
  const candidates = [named, '/usr/bin/chromium', chromium.executablePath()]
  return candidates.find((path) => path !== undefined && existsSync(path)) ?? null
}
