import type { ClientAppOptions } from '../../src/index'

type Locks = NonNullable<ClientAppOptions['locks']>

interface Claim {
  tab: string
  grant(): void
  lose(reason: Error): void
}

/** Web Locks of one browser (w3c.github.io/web-locks). */
export interface BrowserLocks {
  /** Returns the locks as one tab sees them. */
  of(tab: string): Locks
  /** Releases the locks of a tab, like closing it. */
  close(tab: string): void
}

/** Creates locks as browsers grant them: one at a time, with `signal` and `steal`. */
export function createLocks(): BrowserLocks {
  const holders = new Map<string, Claim>()
  const queues = new Map<string, Claim[]>()

  function grantNext(name: string): void {
    const next = holders.has(name) ? undefined : queues.get(name)?.shift()
    if (!next) return
    holders.set(name, next)
    next.grant()
  }

  function release(name: string, claim: Claim): void {
    if (holders.get(name) === claim) holders.delete(name)
    queueMicrotask(() => grantNext(name))
  }

  function request<T>(
    tab: string,
    name: string,
    { signal, steal }: LockOptions,
    work: () => Promise<T>,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      const claim: Claim = {
        tab,
        lose: reject,
        grant() {
          const done = Promise.resolve().then(work)
          done.then(resolve, reject)
          const end = () => release(name, claim)
          done.then(end, end)
        },
      }
      const queue = queues.get(name) ?? []
      queues.set(name, queue)
      if (steal) {
        holders.get(name)?.lose(new DOMException('stolen', 'AbortError'))
        holders.delete(name)
        queue.unshift(claim)
      } else {
        signal?.throwIfAborted()
        queue.push(claim)
        signal?.addEventListener('abort', () => {
          const at = queue.indexOf(claim)
          if (at < 0) return
          queue.splice(at, 1)
          reject(signal.reason)
        })
      }
      queueMicrotask(() => grantNext(name))
    })
  }

  return {
    of: (tab) => ({
      request: ((name: string, options: LockOptions, work: () => Promise<unknown>) =>
        request(tab, name, options, work)) as Locks['request'],
    }),
    close(tab) {
      for (const [name, queue] of queues) {
        queues.set(
          name,
          queue.filter((claim) => claim.tab !== tab),
        )
        const holder = holders.get(name)
        if (holder?.tab === tab) release(name, holder)
      }
    },
  }
}
