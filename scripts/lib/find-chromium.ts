import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/**
 * Browsers that the system has installed. The first one is the headless build, which Playwright
 * uses by default, too: it starts faster and draws less.
 */
const ofSystem = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** Returns the path of `CHROMIUM_PATH`, the system's Chromium or Playwright's own, or `null` if there is none. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH
  const candidates = [named, ...ofSystem, chromium.executablePath()]
  return candidates.find((path) => path !== undefined && existsSync(path)) ?? null
}
