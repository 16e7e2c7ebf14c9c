/** Notices that something changed the cookies from outside this page, while somebody wants to know. */
export interface Elsewhere {
  /** Starts noticing; what it returns stops it. */
  watch(): () => void
  /** Tells the other tabs that this one changed something. */
  tell(): void
}

// The events of the platform this needs; each may be missing.
interface Surroundings extends EventTarget {
  readonly cookieStore?: EventTarget
  readonly document?: EventTarget
}

// Only for platforms with neither of the two events (contract/sdk.md section 28).
const pollMs = 100

/**
 * Watches by BroadcastChannel and Cookie Store API; without both, by looking ten times a second.
 *
 * @param lifetime Ends all listening when it aborts.
 */
export function watchElsewhere(name: string, check: () => void, lifetime: AbortSignal): Elsewhere {
  const around = globalThis as unknown as Surroundings
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
      // A page that slept may have missed messages, so it looks when it comes back.
      const sources: [EventTarget | undefined, string][] = [
        [openChannel(), 'message'],
        [around.cookieStore, 'change'],
        [around.document, 'visibilitychange'],
        [around.document && around, 'pageshow'],
      ]
      for (const [source, type] of sources) source?.addEventListener(type, check)
      const timer = channel || around.cookieStore ? undefined : setInterval(check, pollMs)
      unref(timer)
      stop = () => {
        for (const [source, type] of sources) source?.removeEventListener(type, check)
        clearInterval(timer)
      }
      return stop
    },
    tell: () => openChannel()?.postMessage(null),
  }
}

// Node counts open channels and timers as work to wait for.
function unref(open: unknown): void {
  ;(open as { unref?: () => void } | undefined)?.unref?.()
}
