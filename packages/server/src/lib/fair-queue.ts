/** Waiting jobs of one owner. */
interface Line<Job> {
  jobs: { job: Job; cost: number }[]
  /** Total cost of the jobs. */
  waiting: number
  /** Virtual time at which the first job is due, counted in cost served per owner. */
  due: number
}

/**
 * A fair queue: each owner gets the same share, measured in cost, so many jobs of one owner do not
 * delay those of another. Jobs of one owner keep their order.
 *
 * @see Goyal, Vin and Cheng, "Start-time Fair Queuing", SIGCOMM 1996
 */
export class FairQueue<Job> {
  #lines = new Map<string, Line<Job>>()
  /** Virtual time of the job taken last. New owners start here, without credit for the past. */
  #clock = 0
  #size = 0
  #cost = 0

  /** Number of waiting jobs. */
  get size(): number {
    return this.#size
  }

  /** Total cost of the waiting jobs. */
  get cost(): number {
    return this.#cost
  }

  /** Adds a job behind the others of its owner. */
  add(owner: string, job: Job, cost: number): void {
    const line = this.#lines.get(owner) ?? { jobs: [], waiting: 0, due: this.#clock }
    this.#lines.set(owner, line)
    if (line.jobs.length === 0) line.due = Math.max(line.due, this.#clock)
    line.jobs.push({ job, cost })
    this.#count(line, 1, cost)
  }

  /** Removes and returns the next job. */
  take(): Job | undefined {
    const line = this.#find((a, b) => a.due < b.due)
    const next = line?.jobs.shift()
    if (!line || !next) return undefined
    this.#clock = line.due
    line.due += next.cost
    this.#count(line, -1, -next.cost)
    return next.job
  }

  /** Removes a job that is still waiting. */
  remove(owner: string, job: Job): void {
    const line = this.#lines.get(owner)
    const index = line?.jobs.findIndex((waiting) => waiting.job === job) ?? -1
    const [removed] = line && index >= 0 ? line.jobs.splice(index, 1) : []
    if (line && removed) this.#count(line, -1, -removed.cost)
  }

  /** Removes and returns the newest job of the owner with the highest waiting cost. */
  drop(): Job | undefined {
    const line = this.#find((a, b) => a.waiting > b.waiting)
    const last = line?.jobs.pop()
    if (!line || !last) return undefined
    this.#count(line, -1, -last.cost)
    return last.job
  }

  #count(line: Line<Job>, jobs: number, cost: number): void {
    line.waiting += cost
    this.#size += jobs
    this.#cost += cost
    // An empty queue has no order to keep, so the owners are forgotten.
    if (this.#size === 0) this.#lines.clear()
  }

  /** Returns the line that comes first in an order; the earlier one of equal lines. */
  #find(isBefore: (line: Line<Job>, other: Line<Job>) => boolean): Line<Job> | undefined {
    let first: Line<Job> | undefined
    for (const line of this.#lines.values()) {
      if (line.jobs.length > 0 && (!first || isBefore(line, first))) first = line
    }
    return first
  }
}
