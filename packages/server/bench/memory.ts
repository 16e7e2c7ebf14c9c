import { setTimeout as delay } from 'node:timers/promises'
import type { Program } from './programs'

/** How often memory is looked at, in milliseconds. */
const intervalMs = 5000

/** What processes take, in MB, all of them together. */
interface Sample {
  resident: number
  heap: number
}

/** Memory over a while, in its first third and in its last. */
export interface MemoryTrend {
  start: Sample
  end: Sample
  /** The most that was resident. */
  peak: number
}

/** Looks at the memory of processes as long as some work takes. */
export async function watchMemory(
  programs: Program[],
  work: () => Promise<unknown>,
): Promise<MemoryTrend> {
  const samples: Sample[] = []
  const stopping = new AbortController()
  const watching = watch(programs, samples, stopping.signal)
  try {
    await work()
  } finally {
    stopping.abort()
    await watching
  }
  samples.push(await takeSample(programs))
  const third = Math.ceil(samples.length / 3)
  return {
    start: summarize(samples.slice(0, third)),
    end: summarize(samples.slice(-third)),
    peak: Math.max(...samples.map(({ resident }) => resident)),
  }
}

async function watch(programs: Program[], samples: Sample[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    samples.push(await takeSample(programs))
    await delay(intervalMs, undefined, { signal }).catch(() => {})
  }
}

async function takeSample(programs: Program[]): Promise<Sample> {
  const heaps = await Promise.all(programs.map(readHeap))
  return {
    resident: sum(programs.map((program) => program.readMemory())),
    heap: sum(heaps),
  }
}

/** What the service itself says, in MB. */
async function readHeap({ url }: Program): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const [, bytes = ''] = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(text) ?? []
  return Number(bytes) / 1024 ** 2
}

/** A heap goes up until it is collected: the lowest sample is nearest to what stays. */
function summarize(samples: Sample[]): Sample {
  return {
    resident: sum(samples.map(({ resident }) => resident)) / samples.length,
    heap: Math.min(...samples.map(({ heap }) => heap)),
  }
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
