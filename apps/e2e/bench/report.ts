import { type Case, type LineName, maxBlockedMs, maxLayoutShift, maxOwnRequests } from './cases'
import type { Protocol } from './network/static-server'
import type { Visit } from './visit'

/** Measurements of one page over one line and one version of HTTP. */
export interface Measured {
  cold: Visit[]
  third: Visit[]
  /** Requests to the API that typing waited for, by round. */
  rounds: { cold?: string[][]; third?: string[][] }
}

type VisitName = 'cold' | 'third'

/** Prints results and counts missed thresholds. */
export interface Report {
  add(line: LineName, protocol: Protocol, pages: { entry: Case; measured: Measured }[]): void
  /** Prints the requests of a visit, in milliseconds since the first. */
  printLog(title: string, visit: Visit): void
  /** Returns all results as a Markdown table. */
  toMarkdown(): string
  /** Prints the number of missed thresholds and returns the exit code. */
  end(): number
}

const titles = [
  'line, protocol, visit',
  'page',
  'time',
  'ratio',
  'threshold',
  'own requests',
  'API rounds',
  'preflights',
  'shift',
  'blocked',
]
const widths = [24, 18, 8, 6, 16, 12, 10, 10, 6, 8]

/** Creates a report that prints to standard output. */
export function createReport(): Report {
  const rows: string[][] = []
  const missed: string[] = []
  print(titles)

  function addVisit(
    where: string,
    { name, thresholds, isServerRendered }: Case,
    {
      visits,
      rounds,
      baselineMs,
      threshold,
    }: {
      visits: Visit[]
      rounds: string[][]
      baselineMs: number
      threshold: number | undefined
    },
  ): void {
    const typedMs = median(visits.map((visit) => visit.typedMs))
    const layoutShift = Math.max(...visits.map((visit) => visit.layoutShift))
    const blockedMs = median(visits.map((visit) => visit.blockedMs))
    const ownRequests = Math.max(...visits.map(countOwnRequests))
    const preflights = rounds.flat().filter((request) => request.startsWith('OPTIONS'))
    const ratio = typedMs / baselineMs
    const problems = thresholds
      ? [
          threshold !== undefined && ratio > threshold && `ratio over ${threshold}`,
          layoutShift > maxLayoutShift && `shift over ${maxLayoutShift}`,
          blockedMs >= maxBlockedMs && `blocked for ${maxBlockedMs} ms`,
          !isServerRendered && ownRequests > maxOwnRequests && `requests over ${maxOwnRequests}`,
          rounds.length > 0 && 'waits for the API',
        ].filter((problem) => problem !== false)
      : []
    missed.push(...problems.map((problem) => `${where}, ${name}: ${problem}`))
    const row = [
      where,
      name,
      `${typedMs.toFixed(0)} ms`,
      ratio.toFixed(2),
      threshold === undefined
        ? ''
        : `${ratio <= threshold ? 'pass' : 'MISS'}: at most ${threshold}`,
      thresholds ? String(ownRequests) : '',
      thresholds ? String(rounds.length) : '',
      thresholds ? String(preflights.length) : '',
      layoutShift.toFixed(4),
      `${blockedMs.toFixed(0)} ms`,
    ]
    rows.push(row)
    print(row)
  }

  return {
    add(line, protocol, pages) {
      for (const visit of ['cold', 'third'] as const) {
        const baselineMs = median(pages[0]?.measured[visit].map(({ typedMs }) => typedMs) ?? [])
        for (const { entry, measured } of pages) {
          if (measured[visit].length === 0) continue
          addVisit(`${line}, ${protocol}, ${visit}`, entry, {
            visits: measured[visit],
            rounds: measured.rounds[visit] ?? [],
            baselineMs,
            threshold: findThreshold(entry, line, visit),
          })
        }
      }
    },
    printLog(title, { requests, typedMs }) {
      const start = requests[0]?.at ?? 0
      console.log(`\n${title}: typed after ${typedMs.toFixed(0)} ms`)
      for (const { server, name, at } of requests) {
        console.log(`  ${String(at - start).padStart(6)} ms  ${server.padEnd(4)}  ${name}`)
      }
    },
    toMarkdown() {
      const rule = titles.map((_, index) => (index < 2 || index === 4 ? '---' : '--:'))
      return [titles, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
    },
    end() {
      for (const problem of missed) console.log(`MISS ${problem}`)
      console.log(
        missed.length > 0 ? `\n${missed.length} thresholds missed.` : '\nAll thresholds are met.',
      )
      return missed.length > 0 ? 1 : 0
    },
  }
}

function findThreshold({ thresholds }: Case, line: LineName, visit: VisitName): number | undefined {
  return thresholds?.[line][visit]
}

/**
 * Counts the requests beside the document, the script and the style sheet that the hand-written form
 * has as well; preflights included.
 */
function countOwnRequests({ requests }: Visit): number {
  return Math.max(0, requests.length - 3)
}

function print(cells: string[]): void {
  console.log(cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' '))
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
