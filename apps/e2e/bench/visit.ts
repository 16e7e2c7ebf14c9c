import type { Browser } from '@playwright/test'

/** Measurements of a first visit on a slow phone. */
export interface Visit {
  /** From the click on a link to a typed character in the email field, in milliseconds. */
  typedMs: number
  /** Cumulative layout shift, up to a second later. */
  layoutShift: number
  /** Total blocking time: the time of each task beyond 50 ms, in milliseconds. */
  blockedMs: number
}

/** 1.6 Mbit/s and 150 ms, the "slow 4G" of web performance tools. */
const slow4G = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const cpuSlowdown = 4

declare global {
  interface Window {
    bench: { typedAt: number; layoutShift: number; blockedMs: number }
  }
}

function watch(): void {
  window.bench = { typedAt: 0, layoutShift: 0, blockedMs: 0 }
  addEventListener('input', () => {
    requestAnimationFrame(() => {
      window.bench.typedAt ||= performance.now()
    })
  })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      }
      if (!hadRecentInput) window.bench.layoutShift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.bench.blockedMs += duration - 50
  }).observe({ type: 'longtask', buffered: true })
}

/** Visits a page with an empty cache. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G })
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'commit' })
    const field = page.locator('input[name="email"]')
    await field.focus({ timeout: 60_000 })
    await page.keyboard.type('a')
    await page.waitForFunction(() => window.bench.typedAt > 0)
    await page.waitForTimeout(1000)
    const { typedAt, layoutShift, blockedMs } = await page.evaluate(() => window.bench)
    if ((await field.inputValue()) !== 'a') throw new Error(`${url} lost the typed text.`)
    return { typedMs: typedAt, layoutShift, blockedMs }
  } finally {
    await context.close()
  }
}
