import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import type { ApiGate } from './network/api-gate'
import type { LoggedRequest, RequestLog } from './network/request-log'

/** Measurements of one visit. */
export interface Visit {
  /**
   * From the navigation to a typed character in the email field of a form whose submit is handled,
   * in milliseconds.
   */
  typedMs: number
  /** Cumulative layout shift, up to a second later. */
  layoutShift: number
  /** Total blocking time: the time of each task beyond 50 ms, in milliseconds. */
  blockedMs: number
  /** Requests that the servers received, up to a second later. */
  requests: LoggedRequest[]
}

/** Dependencies of a visit. */
export interface VisitOptions {
  /** Factor by which the CPU is slowed down. */
  cpuSlowdown: number
  log: RequestLog
}

declare global {
  interface Window {
    bench: { typedMs: number; layoutShift: number; blockedMs: number; isSubmitHandled: boolean }
  }
}

/** Runs in the page: types into the email field as soon as possible. */
function watch(): void {
  const bench = { typedMs: 0, layoutShift: 0, blockedMs: 0, isSubmitHandled: false }
  window.bench = bench
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      }
      if (!hadRecentInput) bench.layoutShift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) bench.blockedMs += duration - 50
  }).observe({ type: 'longtask', buffered: true })

  // React stores the handlers of an element in a property once it is rendered or hydrated.
  const handlesSubmit = (form: HTMLFormElement) =>
    Object.entries(form).some(
      ([name, props]) => name.startsWith('__reactProps$') && 'onSubmit' in Object(props),
    )
  function tryToType(): void {
    if (bench.typedMs > 0) return
    const field = document.querySelector<HTMLInputElement>('form input[name="email"]')
    const isUsable = field && !field.disabled && field.getClientRects().length > 0
    if (!isUsable || !field.form || !handlesSubmit(field.form)) return
    field.focus()
    document.execCommand('insertText', false, 'a')
    if (field.value !== 'a') return
    bench.typedMs = performance.now()
    console.debug('typed')
  }
  // At once when elements are added, rather than at the next frame, which would round the times.
  new MutationObserver(tryToType).observe(document, { childList: true, subtree: true })
  // Hydration adds handlers without a change of elements.
  const everyFrame = () => {
    tryToType()
    if (bench.typedMs === 0) requestAnimationFrame(everyFrame)
  }
  requestAnimationFrame(everyFrame)
}

/** Runs in the page: submits the form, and returns whether the page handles it. */
function submits(): boolean {
  const form = document.querySelector<HTMLFormElement>('form:has(input[name="email"])')
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  form?.dispatchEvent(event)
  return event.defaultPrevented
}

async function prepare(page: Page): Promise<void> {
  // esbuild, which compiles this program, preserves the names of functions with this helper.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(watch)
}

/** Visits a page with the caches of earlier visits in the same context. */
export async function visit(
  context: BrowserContext,
  url: string,
  { cpuSlowdown, log }: VisitOptions,
): Promise<Visit> {
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await prepare(page)
    log.take()
    // Evaluating code would count as an interaction of the user, after which the page moves the focus.
    const typed = page.waitForEvent('console', (message) => message.text() === 'typed')
    await page.goto(url, { waitUntil: 'commit' })
    await typed
    await page.waitForTimeout(1000)
    const { typedMs, layoutShift, blockedMs } = await page.evaluate(() => window.bench)
    const requests = log.take()
    const value = await page.locator('form input[name="email"]').inputValue()
    if (value !== 'a') throw new Error(`${url} lost the typed text.`)
    if (!(await page.evaluate(submits))) throw new Error(`${url} does not handle the submit.`)
    return { typedMs, layoutShift, blockedMs, requests }
  } finally {
    await page.close()
  }
}

/**
 * Visits a page while API responses are held, and lets the held requests through when it waits for them.
 *
 * @returns the API requests whose responses the page needed before typing was possible, one entry
 * for each sequential round.
 */
export async function countRounds(
  context: BrowserContext,
  url: string,
  { cpuSlowdown, log, gate }: VisitOptions & { gate: ApiGate },
): Promise<string[][]> {
  const rounds: string[][] = []
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await prepare(page)
    gate.hold(true)
    await page.goto(url, { waitUntil: 'commit' })
    const canType = page
      .waitForFunction(() => window.bench.typedMs > 0, null, { timeout: 60_000 })
      .then(() => true)
    while (!(await Promise.race([canType, delay(3000, false)]))) {
      const released = gate.releaseHeld()
      if (released.length > 0) rounds.push(released)
    }
    return rounds
  } finally {
    gate.hold(false)
    await page.close()
    log.take()
  }
}
