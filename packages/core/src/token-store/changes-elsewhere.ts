/** Notices that something changed the cookies from outside this page, while somebody wants to know. */
export interface Elsewhere {
  /** Starts noticing; what it returns stops it. */
  watch(): () => void
  /** Tells the other tabs that this one changed something. */
  tell(): void
  dispose(): void
}

// The events of the platform this needs; each may be missing.
interface Surroundings extends EventTarget {
  readonly cookieStore?: EventTarget
  readonly document?: EventTarget
}

// Only for platforms with neither of the two events (contract/sdk.md section 28).
const pollMs = 100

/** Watches by BroadcastChannel and Cookie Store API; without both, by looking ten times a second. */
export function watchElsewhere(name: string, check: () => void): Elsewhere {
  const around = globalThis as unknown as Surroundings
  let channel: BroadcastChannel | undefined
  let stop: (() => void) | undefined

  function openChannel(): BroadcastChannel | undefined {
    if (!channel && typeof BroadcastChannel === 'function') {
      channel = new BroadcastChannel(name)
      // Node counts an open channel as work to wait for.
      ;(channel as { unref?: () => void }).unref?.()
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
      ;(timer as { unref?: () => void } | undefined)?.unref?.()
      stop = () => {
        for (const [source, type] of sources) source?.removeEventListener(type, check)
        clearInterval(timer)
      }
      return stop
    },
    tell: () => openChannel()?.postMessage(null),
    dispose() {
      stop?.()
      channel?.close()
      channel = undefined
    },
  }
}
