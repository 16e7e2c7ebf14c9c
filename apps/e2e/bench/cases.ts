import type { Line } from './network/shaped-link'

/** A measured page. */
export interface Case {
  /** Folder below `pages`. */
  page: string
  path: string
  name: string
  /** Maximum times, relative to the form without the SDK; absent for that form. */
  thresholds?: Record<LineName, { cold: number; third?: number }>
  /** Whether the form is in the first HTML. @default false */
  isServerRendered?: boolean
  /** Whether later visits are measured. @default true */
  isRevisited?: boolean
}

/** Names of the lines. */
export type LineName = 'slow' | 'fast'

/** Lines, with the slowdown of the CPU that is typical for devices on them. */
export const lines: Record<LineName, Line & { cpuSlowdown: number }> = {
  // The "slow 4G" of web performance tools, on a phone.
  slow: {
    roundTripMs: 150,
    downBitsPerSecond: 1_600_000,
    upBitsPerSecond: 750_000,
    cpuSlowdown: 4,
  },
  // Fiber, on a desktop.
  fast: {
    roundTripMs: 4,
    downBitsPerSecond: 100_000_000,
    upBitsPerSecond: 100_000_000,
    cpuSlowdown: 1,
  },
}

/** All pages, the baseline first. */
export const cases: Case[] = [
  { page: 'plain', path: '/', name: 'hand-written form' },
  {
    page: 'sdk',
    path: '/handler/sign-in',
    name: 'sign-in page',
    thresholds: { slow: { cold: 1.4, third: 1.15 }, fast: { cold: 1.5, third: 1.15 } },
  },
  {
    page: 'sdk-initial-data',
    path: '/handler/sign-in',
    name: 'server-rendered',
    isServerRendered: true,
    isRevisited: false,
    thresholds: { slow: { cold: 1.2 }, fast: { cold: 1.2 } },
  },
]

/** Maximum number of requests beside document, script and style sheet. */
export const maxOwnRequests = 5
/** Maximum cumulative layout shift. */
export const maxLayoutShift = 0
/** Maximum total blocking time in milliseconds. */
export const maxBlockedMs = 100
