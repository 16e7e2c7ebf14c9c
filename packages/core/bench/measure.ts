type Work = () => unknown

/**
 * Returns the processor time of one run in microseconds, including garbage collection and excluding
 * other work of the machine.
 */
async function time(work: Work, runs: number): Promise<number> {
  const before = process.cpuUsage()
  for (let run = 0; run < runs; run += 1) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / runs
}

/** Returns the median, which outliers do not affect. */
function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/**
 * Measures one run of each in microseconds, as medians of many rounds. Both run in each round, so
 * that other load affects both.
 */
export async function compare(
  own: Work,
  bare: Work,
  { rounds, runs }: { rounds: number; runs: number },
): Promise<{ own: number; bare: number }> {
  const times: { own: number[]; bare: number[] } = { own: [], bare: [] }
  // Lets the engine compile the code.
  for (const work of [own, bare]) await time(work, runs * 3)
  for (let round = 0; round < rounds; round += 1) {
    times.own.push(await time(own, runs))
    times.bare.push(await time(bare, runs))
  }
  return { own: median(times.own), bare: median(times.bare) }
}

/** Returns the growth from one value to the next, fitted by least squares. */
export function slope(values: number[]): number {
  const middle = (values.length - 1) / 2
  const rise = values.reduce((sum, value, index) => sum + (index - middle) * value, 0)
  return rise / values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0)
}

/** Returns the bytes in use after garbage collection, which takes several passes. */
export async function readMemory(): Promise<number> {
  if (!globalThis.gc) throw new Error('Memory is measured with --expose-gc.')
  let least = Infinity
  for (let idle = 0; idle < 4; idle += 1) {
    globalThis.gc()
    // Promises and finalizers complete between two passes.
    await new Promise((resolve) => setTimeout(resolve, 20))
    const { heapUsed } = process.memoryUsage()
    if (heapUsed < least - 1000) idle = -1
    least = Math.min(least, heapUsed)
  }
  return least
}
