/** Work that waits for one owner. */
interface Line<Job> {
  jobs: { job: Job; cost: number }[]
  /** Cost of all its jobs. */
  waiting: number
  /** When its first job is due, counted in the cost that each owner was served until then. */
  due: number
}

/**
 * Jobs of several owners, of whom none waits for the many jobs of another: each gets the same share,
 * measured in cost, in the order of its own jobs.
 *
 * @see Goyal, Vin and Cheng, "Start-time Fair Queuing", SIGCOMM 1996
 */
export class FairQueue<Job> {
  #lines = new Map<string, Line<Job>>()
  /** When the job taken last was due: a newcomer starts here, with no claim to time that has passed. */
  #clock = 0
  #size = 0
  #cost = 0

  /** Number of jobs that wait. */
  get size(): number {
    return this.#size
  }

  /** Cost of all jobs that wait. */
  get cost(): number {
    return this.#cost
  }

  /** Lets a job wait, behind all others of its owner. */
  add(owner: string, job: Job, cost: number): void {
    const line = this.#lines.get(owner) ?? { jobs: [], waiting: 0, due: this.#clock }
    this.#lines.set(owner, line)
    if (line.jobs.length === 0) line.due = Math.max(line.due, this.#clock)
    line.jobs.push({ job, cost })
    this.#count(line, 1, cost)
  }

  /** The job whose turn it is. */
  take(): Job | undefined {
    const line = this.#find((a, b) => a.due < b.due)
    const next = line?.jobs.shift()
    if (!line || !next) return undefined
    this.#clock = line.due
    line.due += next.cost
    this.#count(line, -1, -next.cost)
    // With no one waiting there is nothing to be fair about; nothing is kept of owners that left.
    if (this.#size === 0) this.#lines.clear()
    return next.job
  }

  /** Takes the newest job out of the owner that has the most waiting. */
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
  }

  /** The line with waiting jobs that comes before all others; of equal ones the one that came first. */
  #find(isBefore: (line: Line<Job>, other: Line<Job>) => boolean): Line<Job> | undefined {
    let first: Line<Job> | undefined
    for (const line of this.#lines.values()) {
      if (line.jobs.length > 0 && (!first || isBefore(line, first))) first = line
    }
    return first
  }
}
