/** Detects changes to the cookies from outside this page, while there are listeners. */
export interface ExternalChanges {
  /** Starts watching; returns a function that stops it. */
  watch(): () => void
  /** Notifies other tabs of a change in this one. */
  notify(): void
}

// Events of the platform; each may be missing.
interface BrowserEvents extends EventTarget {
  readonly cookieStore?: EventTarget
  readonly document?: EventTarget
}

// Only where no event reports changes by the site's own server: Safari before 18.4, Firefox before 140, sites
// without HTTPS.
const pollMs = 1000

/**
 * Watches for changes with BroadcastChannel and the Cookie Store API. Without the latter, the only
 * one that reports changes by responses, it polls once a second.
 *
 * @param lifetime Stops watching when it aborts.
 */
export function watchExternalChanges(
  name: string,
  check: () => void,
  lifetime: AbortSignal,
): ExternalChanges {
  const browserEvents = globalThis as unknown as BrowserEvents
  let channel: BroadcastChannel | undefined
  let stop: (() => void) | undefined
  lifetime.addEventListener('abort', () => {
    stop?.()
    channel?.close()
  })

  function openChannel(): BroadcastChannel | undefined {
    if (!channel && typeof BroadcastChannel === 'function' && !lifetime.aborted) {
      channel = new BroadcastChannel(name)
      unref(channel)
    }
    return channel
  }

  return {
    watch() {
      // A page that was frozen may have missed messages, so it checks when it returns.
      const sources: [EventTarget | undefined, string][] = [
        [openChannel(), 'message'],
        [browserEvents.cookieStore, 'change'],
        [browserEvents.document, 'visibilitychange'],
        [browserEvents.document && browserEvents, 'pageshow'],
      ]
      for (const [source, type] of sources) source?.addEventListener(type, check)
      const timer = browserEvents.cookieStore ? undefined : setInterval(check, pollMs)
      unref(timer)
      stop = () => {
        for (const [source, type] of sources) source?.removeEventListener(type, check)
        clearInterval(timer)
      }
      return stop
    },
    notify: () => openChannel()?.postMessage(null),
  }
}

// In Node, open channels and timers keep the process alive.
function unref(open: unknown): void {
  ;(open as { unref?: () => void } | undefined)?.unref?.()
}
