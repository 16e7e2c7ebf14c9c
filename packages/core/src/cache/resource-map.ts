import { createResource, type OwnedResource, type Resource } from './resource'

/** Result of a fetch: the wire value, and the conversion to the public object. */
export interface Fetched<T> {
  readonly wire: unknown
  /** Not called if the wire value is unchanged. */
  toValue(): T
}

/** Part of a read that the map needs, whatever its type. */
type InvalidatableRead = Pick<OwnedResource<unknown, unknown>, 'invalidate' | 'hasSubscribers'>

/** Reads of one session or one server app, by key. */
export interface ResourceMap {
  /**
   * Returns the read with a key, creating it on first use. Keys are paths such as
   * `team/…/invitations`.
   */
  at<T>(name: string, fetch: () => Promise<Fetched<T>>): Resource<T>
  /** Adds a read that another module created, so that it can be invalidated by key. */
  adopt(name: string, read: InvalidatableRead): void
  /**
   * Invalidates the reads whose key starts with one of the prefixes: those with subscribers are
   * fetched again, the others are cleared. Never rejects, since the change itself succeeded.
   */
  invalidate(...prefixes: string[]): Promise<void>
}

/** Maximum number of reads without subscribers that are kept. */
const maxInactive = 100

// Milliseconds for which a value counts as fresh when a component subscribes again.
const freshMs = 5000

/**
 * Creates an empty map. The least recently used reads without subscribers are dropped.
 *
 * @param isOver Whether the cached values must no longer be shown, such as after sign-out.
 */
export function createResourceMap(now: () => number, isOver = () => false): ResourceMap {
  const reads = new Map<string, InvalidatableRead>()

  function open<T>(fetch: () => Promise<Fetched<T>>): OwnedResource<Fetched<T>, T> {
    let fetchedAt = Infinity
    const read = createResource<Fetched<T>, T>({
      fetch: () => fetch().finally(() => (fetchedAt = now())),
      present: ({ toValue }) => toValue(),
      onFirstListener() {
        // The old value stays visible in the meantime, and if the fetch fails.
        if (now() - fetchedAt > freshMs) void Promise.allSettled([read.refresh()])
        return () => {}
      },
    })
    return read
  }

  function dropInactive(): void {
    for (const [name, { hasSubscribers }] of reads) {
      if (reads.size <= maxInactive) return
      if (!hasSubscribers()) reads.delete(name)
    }
  }

  function touch(name: string, read: InvalidatableRead): void {
    // Moves it to the end, as the most recently used.
    reads.delete(name)
    dropInactive()
    reads.set(name, read)
  }

  return {
    adopt: touch,
    at<T>(name: string, fetch: () => Promise<Fetched<T>>) {
      if (isOver()) reads.clear()
      // A key always stands for the same type of read.
      const read = (reads.get(name) as OwnedResource<Fetched<T>, T> | undefined) ?? open(fetch)
      touch(name, read)
      return read
    },
    async invalidate(...prefixes) {
      const affected = [...reads].filter(([name]) => prefixes.some((b) => name.startsWith(b)))
      await Promise.all(affected.map(([, read]) => read.invalidate()))
    },
  }
}

/** Returns the part of a key for the options of a read. Their order is irrelevant. */
export function toKey(options: object): string {
  return JSON.stringify(Object.entries(options).sort())
}
