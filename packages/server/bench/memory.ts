import { setTimeout as delay } from 'node:timers/promises'
import type { Program } from './programs'

/** How often memory is looked at, in milliseconds. */
const intervalMs = 5000

/** More than so much of the memory before is growth: it is never quite the same. */
export const flat = 1.15

/** What garbage collection may take, in milliseconds. */
const collectMs = 1000

/** What is resident over a while, of all processes together, in MB. */
export interface MemoryTrend {
  /** Mean of the first third. */
  start: number
  /** Mean of the last third. */
  end: number
  peak: number
}

/** Looks at the memory of processes as long as some work takes. */
export async function watchMemory(
  programs: Program[],
  work: () => Promise<unknown>,
): Promise<MemoryTrend> {
  const samples: number[] = []
  const stopping = new AbortController()
  const watching = watch(programs, samples, stopping.signal)
  try {
    await work()
  } finally {
    stopping.abort()
    await watching
  }
  samples.push(readAll(programs))
  const third = Math.ceil(samples.length / 3)
  return {
    start: mean(samples.slice(0, third)),
    end: mean(samples.slice(-third)),
    peak: Math.max(...samples),
  }
}

async function watch(programs: Program[], samples: number[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    samples.push(readAll(programs))
    await delay(intervalMs, undefined, { signal }).catch(() => {})
  }
}

/** The heap that is really needed, of all processes together, in MB: what is left after a collection. */
export async function measureHeap(programs: Program[]): Promise<number> {
  for (const program of programs) program.collectGarbage()
  await delay(collectMs)
  return sum(await Promise.all(programs.map(readHeap)))
}

/** What the service itself says, in MB. */
async function readHeap({ url }: Program): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const [, bytes] = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(text) ?? []
  if (bytes === undefined) throw new Error(`${url}/metrics does not tell the heap.`)
  return Number(bytes) / 1024 ** 2
}

function readAll(programs: Program[]): number {
  return sum(programs.map((program) => program.readMemory()))
}

function mean(values: number[]): number {
  return sum(values) / values.length
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
