import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { FairQueue } from '../lib/fair-queue'

/** Callback of a requested connection, as `pg` declares it. */
type OnConnection = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (broken?: Error | boolean) => void,
) => void

/** Settings of a pool. The time limit is that of waiting for a connection, and that of opening one. */
export interface FairPoolConfig extends PoolConfig {
  max: number
  connectionTimeoutMillis: number
}

/** A request for a connection. */
interface Waiting {
  callback: OnConnection
  timer: NodeJS.Timeout
}

/** Number of shares: each has its own prepared statements, so there is not one per project. */
const maxShares = 64

/** Message of `pg` if no connection became available in time. */
export const noConnection = 'timeout exceeded when trying to connect'

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

  constructor(config: FairPoolConfig) {
    super(config)
    this.#max = config.max
    this.#timeoutMs = config.connectionTimeoutMillis
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
    super.connect((error, client, release) => {
      if (!client) {
        // Not at once: a closed pool fails synchronously, once per waiting request.
        process.nextTick(() => this.#next())
        callback(error, undefined, release)
        return
      }
      const releaseOnce = client.release.bind(client)
      client.release = (broken) => {
        releaseOnce(broken)
        this.#next()
      }
      callback(undefined, client, client.release)
    })
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
