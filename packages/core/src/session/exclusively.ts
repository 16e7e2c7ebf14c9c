import { NetworkError } from '../errors/network-error'

/** The part of Web Locks that is used. Spelled out, as not every app has the types of a browser. */
export interface Locks {
  /** Does the work when it is its turn. */
  request<T>(
    name: string,
    options: { signal?: AbortSignal; steal?: boolean },
    work: () => Promise<T>,
  ): Promise<T>
}

/** Which turn to wait for, and for how long. */
interface Turn {
  name: string
  /** Longer than any work takes. */
  patienceMs: number
  /** Stops waiting. */
  signal?: AbortSignal
}

/**
 * Does work while no other tab does work of the same name. A tab that holds its turn for longer than
 * any work takes has died or is frozen: its turn is taken over.
 *
 * @param work Must end soon after its signal aborts, as then another tab took the turn over.
 * @throws {NetworkError} when that happened: as if the answer had got lost.
 */
export async function exclusively<T>(
  locks: Locks,
  turn: Turn,
  work: (takeover: AbortSignal) => Promise<T>,
): Promise<T> {
  const takeover = new AbortController()
  let ending: Promise<T> | undefined
  let isEnded = false
  const begin = () => {
    ending = work(takeover.signal).finally(() => {
      isEnded = true
    })
    return ending
  }
  try {
    await takeTurn(locks, turn, begin)
  } catch (error) {
    if (ending && !isEnded) takeover.abort(error)
    if (!ending) turn.signal?.throwIfAborted()
  }
  try {
    // Where there are no turns to be had, such as in a page that is being left, it goes without.
    return await (ending ?? begin())
  } catch (error) {
    if (!takeover.signal.aborted) throw error
    throw new NetworkError('the service before another tab', false, takeover.signal.reason)
  }
}

async function takeTurn(
  locks: Locks,
  { name, patienceMs, signal }: Turn,
  begin: () => Promise<unknown>,
): Promise<void> {
  const patience = new AbortController()
  const stop = () => patience.abort()
  const timer = setTimeout(stop, patienceMs)
  signal?.addEventListener('abort', stop)
  const beginInTime = () => {
    clearTimeout(timer)
    return begin()
  }
  try {
    await locks.request(name, { signal: patience.signal }, beginInTime)
  } catch (error) {
    if (!patience.signal.aborted || signal?.aborted) throw error
    await locks.request(name, { steal: true }, begin)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** Turns within one page, for platforms without Web Locks. Holding one never takes for ever. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>()
  return function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    // Whatever the one before came to, it is nothing to the next.
    const begin = () => work()
    const turn = (last.get(name) ?? Promise.resolve()).then(begin, begin)
    last.set(name, turn)
    const forget = () => last.get(name) === turn && last.delete(name)
    turn.then(forget, forget)
    return turn
  }
}
