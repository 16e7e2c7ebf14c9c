import { useEffect, useState } from 'react'

const key = 'outbox-seen-at'
const intervalMs = 3000

/** The development outbox of the service. */
export interface Outbox {
  /** Number of emails that were sent since the outbox was last opened here. */
  unread: number
  /** Marks all emails as read. */
  markRead: () => void
}

/** Returns the outbox of the service, updated while the page is visible; `null` in production. */
export function useOutbox(): Outbox | null {
  const [sentAt, setSentAt] = useState<number[] | null>(null)
  const [seenAt, setSeenAt] = useState(() => Number(localStorage.getItem(key)))

  useEffect(() => {
    let isGone = false
    let hasOutbox = false
    async function update() {
      if (document.visibilityState === 'hidden') return
      const next = await readOutbox()
      if (isGone) return
      // Keep the known state after a single failure, such as while the backend restarts.
      if (next === null) {
        if (!hasOutbox) clearInterval(timer)
        return
      }
      hasOutbox = true
      setSentAt(next)
    }
    const timer = setInterval(update, intervalMs)
    void update()
    document.addEventListener('visibilitychange', update)
    return () => {
      isGone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])

  if (sentAt === null) return null
  return {
    unread: sentAt.filter((time) => time > seenAt).length,
    markRead() {
      const [newest = 0] = sentAt
      localStorage.setItem(key, String(newest))
      setSeenAt(newest)
    },
  }
}

async function readOutbox(): Promise<number[] | null> {
  try {
    const response = await fetch('/backend/outbox')
    return (await response.json()).sentAt
  } catch {
    return null // No backend: the demo works without one.
  }
}
