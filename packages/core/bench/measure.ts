type Work = () => unknown

/**
 * Microseconds of processor time one run takes, garbage collection included: what else the machine
 * is busy with does not count.
 */
async function time(work: Work, runs: number): Promise<number> {
  const before = process.cpuUsage()
  for (let run = 0; run < runs; run += 1) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / runs
}

/** The one in the middle, which single outliers do not move. */
function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/**
 * Microseconds of one run of each: the medians of many rounds. Within a round they take turns, so
 * that whatever else the machine does meets both.
 */
export async function compare(
  own: Work,
  bare: Work,
  { rounds, runs }: { rounds: number; runs: number },
): Promise<{ own: number; bare: number }> {
  const times: { own: number[]; bare: number[] } = { own: [], bare: [] }
  // For the compiler of the engine.
  for (const work of [own, bare]) await time(work, runs * 3)
  for (let round = 0; round < rounds; round += 1) {
    times.own.push(await time(own, runs))
    times.bare.push(await time(bare, runs))
  }
  return { own: median(times.own), bare: median(times.bare) }
}

/** How much values grow from one to the next: by the line that fits them best (least squares). */
export function slope(values: number[]): number {
  const middle = (values.length - 1) / 2
  const rise = values.reduce((sum, value, index) => sum + (index - middle) * value, 0)
  return rise / values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0)
}

/** Bytes in use once everything nobody holds is gone, which takes some passes. */
export async function readMemory(): Promise<number> {
  if (!globalThis.gc) throw new Error('Memory is measured with --expose-gc.')
  let least = Infinity
  for (let idle = 0; idle < 4; idle += 1) {
    globalThis.gc()
    // What ends by way of a promise or a finalizer ends between two passes.
    await new Promise((resolve) => setTimeout(resolve, 20))
    const { heapUsed } = process.memoryUsage()
    if (heapUsed < least - 1000) idle = -1
    least = Math.min(least, heapUsed)
  }
  return least
}
