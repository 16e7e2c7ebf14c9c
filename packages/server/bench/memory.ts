import { setTimeout as delay } from 'node:timers/promises'
import type { Program } from './programs'

/** Sampling interval of memory, in milliseconds. */
const intervalMs = 5000

/** Ratio that counts as growth; memory is never exactly constant. */
export const flat = 1.15

/** Time for garbage collection, in milliseconds. */
const collectMs = 1000

/** Resident memory of all processes over time, in MB. */
export interface MemoryTrend {
  /** Mean of the first third. */
  start: number
  /** Mean of the last third. */
  end: number
  peak: number
}

/** Samples the memory of processes while a callback runs. */
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

/** Returns the heap of all processes after a garbage collection, in MB. */
export async function measureHeap(programs: Program[]): Promise<number> {
  for (const program of programs) program.collectGarbage()
  await delay(collectMs)
  return sum(await Promise.all(programs.map(readHeap)))
}

/** Returns the heap size that the service reports, in MB. */
async function readHeap({ url }: Program): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const [, bytes] = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(text) ?? []
  if (bytes === undefined) throw new Error(`${url}/metrics does not contain the heap size.`)
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
