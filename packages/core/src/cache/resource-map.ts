import { createResource, type OwnedResource, type Resource } from './resource'

/** What a read got: what arrived, and how to make our object of it. */
export interface Fetched<T> {
  readonly wire: unknown
  /** Not called when the same arrived again. */
  toValue(): T
}

/** What a map has to know of a read that others ask for in their own way. */
type OutdatedRead = Pick<OwnedResource<unknown, unknown>, 'outdate' | 'isWatched'>

/** The reads of one session, or of one server, by name. */
export interface ResourceMap {
  /**
   * The read of a name, made when it is first asked for. Names are paths: `team/…/invitations`.
   * Fetching is free to load the code it needs first.
   */
  at<T>(name: string, fetch: () => Promise<Fetched<T>>): Resource<T>
  /** Takes in a read that was made elsewhere, so that changes reach it under a name of its own. */
  adopt(name: string, read: OutdatedRead): void
  /**
   * After a change: fetches afresh what somebody watches of the reads whose name begins so, and
   * forgets the rest. Never fails: the change was made, whether or not its outcome can be read now.
   */
  outdate(...beginnings: string[]): Promise<void>
}

/** Reads nobody watches that are kept nevertheless, for who comes back to them. */
const maxUnwatched = 100

// contract/sdk.md section 28: for so long a value is shown again without asking for a newer one.
const freshMs = 5000

/**
 * Makes an empty map. It stays small, however many things are read by their id.
 *
 * @param isOver Whether what was read must not be shown any more: it is forgotten then.
 */
export function createResourceMap(now: () => number, isOver = () => false): ResourceMap {
  const reads = new Map<string, OutdatedRead>()

  function open<T>(fetch: () => Promise<Fetched<T>>): OwnedResource<Fetched<T>, T> {
    let fetchedAt = Infinity
    const read = createResource<Fetched<T>, T>({
      fetch: () => fetch().finally(() => (fetchedAt = now())),
      present: ({ toValue }) => toValue(),
      onFirstListener() {
        // The old value is on screen meanwhile; when it cannot be replaced, it stays there.
        if (now() - fetchedAt > freshMs) void Promise.allSettled([read.refresh()])
        return () => {}
      },
    })
    return read
  }

  function dropUnwatched(): void {
    for (const [name, { isWatched }] of reads) {
      if (reads.size <= maxUnwatched) return
      if (!isWatched()) reads.delete(name)
    }
  }

  function keep(name: string, read: OutdatedRead): void {
    // To the end, as the one asked for last.
    reads.delete(name)
    dropUnwatched()
    reads.set(name, read)
  }

  return {
    adopt: keep,
    at<T>(name: string, fetch: () => Promise<Fetched<T>>) {
      if (isOver()) reads.clear()
      // A name stands for one kind of read, so what is under it has the type that was put there.
      const read = (reads.get(name) as OwnedResource<Fetched<T>, T> | undefined) ?? open(fetch)
      keep(name, read)
      return read
    },
    async outdate(...beginnings) {
      const concerned = [...reads].filter(([name]) => beginnings.some((b) => name.startsWith(b)))
      await Promise.all(concerned.map(([, read]) => read.outdate()))
    },
  }
}
