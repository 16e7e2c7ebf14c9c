import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Path of the Chromium to drive: the one named, the system's, or Playwright's own; `null`: none. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH
  const candidates = [named, '/usr/bin/chromium', chromium.executablePath()]
  return candidates.find((path) => path !== undefined && existsSync(path)) ?? null
}
