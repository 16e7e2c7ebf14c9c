import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { FairQueue } from '../lib/fair-queue'
import { isFull, isUnavailable, noConnection } from './unavailable'
import { isSpent } from './watch-connection'

/** Callback of a requested connection, as `pg` declares it. */
type OnConnection = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (broken?: Error | boolean) => void,
) => void

/** Settings of a pool. */
export interface FairPoolConfig extends PoolConfig {
  max: number
  /** Longest wait for a free connection. */
  connectionTimeoutMillis: number
  /** Time for opening a connection, in milliseconds. Default: `connectionTimeoutMillis`. */
  openTimeoutMs?: number
  /**
   * Time during which requests wait for a database that became unavailable, in milliseconds, so that
   * they do not notice a planned switchover. Default: 0.
   */
  outageTimeoutMs?: number
  /** Longest silence of the server during a query, in milliseconds. Default: unlimited. */
  responseTimeoutMs?: number
}

/** A request for a connection. */
interface Waiting {
  callback: OnConnection
  timer: NodeJS.Timeout
}

/** Pause before another attempt to open a connection, in milliseconds. */
const retryMs = 200

/** Number of shares: each has its own prepared statements, so there is not one per project. */
const maxShares = 64

/**
 * A pool whose connections are shared fairly: the next free one goes to the owner that had the
 * fewest, so the waiting queries of one project delay only itself. The pool itself is the owner of
 * everything that belongs to no project.
 *
 * The 64 most recent owners have a share each. A new owner takes over the share of the one that made
 * no request for the longest time.
 *
 * @see docs/decisions/152-connections-are-shared-fairly.md
 */
export class FairPool extends Pool {
  readonly #queue = new FairQueue<Waiting>()
  /** Shares by owner, the least recent owner first. */
  readonly #shares = new Map<string, Pool>()
  /** Connections in use or being opened. */
  #used = 0
  readonly #max: number
  readonly #timeoutMs: number
  readonly #outageTimeoutMs: number
  /** Time of the first failure to open a connection since the last success. */
  #failingSince: number | null = null

  constructor(config: FairPoolConfig) {
    super({
      ...config,
      connectionTimeoutMillis: config.openTimeoutMs ?? config.connectionTimeoutMillis,
    })
    this.#max = config.max
    this.#timeoutMs = config.connectionTimeoutMillis
    this.#outageTimeoutMs = config.outageTimeoutMs ?? 0
  }

  /**
   * Returns this pool with the share of an owner. Only for `query` and `connect`.
   *
   * @param owner Project id. Unknown ids are harmless.
   */
  shareOf(owner: string): Pool {
    const share = this.#shares.get(owner) ?? this.#takeShare()
    this.#shares.delete(owner)
    this.#shares.set(owner, share)
    return share
  }

  /** Number of waiting requests for a connection. */
  get waiting(): number {
    return this.#queue.size
  }

  override connect(): Promise<PoolClient>
  override connect(callback: OnConnection): void
  // biome-ignore lint/suspicious/noConfusingVoidType: Both overloads of `pg`.
  override connect(callback?: OnConnection): Promise<PoolClient> | void {
    return this.#connectAs('', callback)
  }

  /** Creates a share, or takes that of the least recent owner. */
  #takeShare(): Pool {
    const [oldest] = this.#shares
    if (oldest && this.#shares.size >= maxShares) {
      this.#shares.delete(oldest[0])
      return oldest[1]
    }
    const name = `share ${this.#shares.size}`
    // `query` of a pool calls `connect` of its `this`.
    return Object.create(this, {
      connect: { value: (callback?: OnConnection) => this.#connectAs(name, callback) },
    })
  }

  // biome-ignore lint/suspicious/noConfusingVoidType: Both overloads of `pg`.
  #connectAs(owner: string, callback?: OnConnection): Promise<PoolClient> | void {
    if (callback) return this.#request(owner, callback)
    return new Promise((resolve, reject) => {
      this.#request(owner, (error, client) => (client ? resolve(client) : reject(error)))
    })
  }

  #request(owner: string, callback: OnConnection): void {
    if (this.#used < this.#max) {
      this.#open(callback)
      return
    }
    const timer = setTimeout(() => {
      this.#queue.remove(owner, waiting)
      callback(new Error(noConnection), undefined, () => {})
    }, this.#timeoutMs)
    const waiting: Waiting = { callback, timer }
    this.#queue.add(owner, waiting, 1)
  }

  #open(callback: OnConnection): void {
    this.#used += 1
    this.#tryToOpen(callback)
  }

  #tryToOpen(callback: OnConnection): void {
    super.connect((error, client, release) => {
      if (!client) {
        if (this.#isShortOutage(error)) {
          setTimeout(() => this.#tryToOpen(callback), retryMs)
          return
        }
        if (isUnavailable(error) && !isFull(error)) this.#rejectWaiting(error)
        // Deferred, because a closed pool fails synchronously, once per waiting request.
        process.nextTick(() => this.#next())
        callback(error, undefined, release)
        return
      }
      this.#failingSince = null
      const releaseOnce = client.release.bind(client)
      client.release = (broken) => {
        releaseOnce(broken || isSpent(client))
        this.#next()
      }
      callback(undefined, client, client.release)
    })
  }

  /** Returns whether to wait for the database, because it became unavailable only a moment ago. */
  #isShortOutage(error: unknown): boolean {
    if (this.ending || !isUnavailable(error)) return false
    this.#failingSince ??= performance.now()
    return performance.now() - this.#failingSince < this.#outageTimeoutMs
  }

  /** Rejects all waiting requests, which would not get a connection either. */
  #rejectWaiting(error: Error | undefined): void {
    for (let waiting = this.#queue.take(); waiting; waiting = this.#queue.take()) {
      clearTimeout(waiting.timer)
      waiting.callback(error, undefined, () => {})
    }
  }

  /** Gives the place of a connection to the next owner. */
  #next(): void {
    this.#used -= 1
    const waiting = this.#queue.take()
    if (!waiting) return
    clearTimeout(waiting.timer)
    this.#open(waiting.callback)
  }
}
