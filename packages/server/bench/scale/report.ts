import type { Measured, MeasuredStart, readSizes } from './measure'

type Sizes = Awaited<ReturnType<typeof readSizes>>

/** Results by number of users, with their requirements. */
export interface ScaleReport {
  addStart(users: number, start: MeasuredStart): void
  addSizes(users: number, sizes: Sizes): void
  addRequests(users: number, measured: Measured[]): void
  /** Returns all results as Markdown tables. */
  toMarkdown(): string
  /** Prints the missed requirements and returns the exit code. */
  end(): number
}

/** Maximum growth of a p50 from the smallest to the largest number of users. */
const mostGrowth = 2
/** Maximum p50 of a request without its own mark, in milliseconds. */
const mostMs = 50
const startMarks = { startMs: 10_000, longestWriteMs: 1000 }

const count = (value: number) => value.toLocaleString('en-US')
const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0)

function table(titles: string[], rows: string[][]): string {
  const align = titles.map((_, index) => (index === 0 ? '---' : '--:'))
  return [titles, align, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Creates a report that judges the growth from the first size to the last one. */
export function createScaleReport(sizes: number[]): ScaleReport {
  const missed: string[] = []
  const starts: string[][] = []
  const requests = new Map<string, Map<number, Measured>>()
  const tables = new Map<string, Map<number, number>>()

  function judge(name: string, isReached: boolean, mark: string): string {
    if (!isReached) missed.push(`${name} (${mark})`)
    return `${isReached ? 'pass' : 'MISS'}: ${mark}`
  }

  function toRequestRow(name: string, bySize: Map<number, Measured>): string[] {
    const found = sizes.map((users) => bySize.get(users))
    const cells = found.map((one) => (one ? ms(one.p50Ms) : ''))
    const [first] = found
    const last = found.at(-1)
    if (!first || !last) return [name, ...cells, '', '']
    const growth = last.p50Ms / first.p50Ms
    const { isWholeList, mostMs: ownMost = mostMs } = last.request
    const verdicts = isWholeList
      ? [`no mark: ${count(last.bytes)} bytes`]
      : [
          sizes.length > 1 && judge(name, growth <= mostGrowth, `at most ${mostGrowth} times`),
          judge(name, last.p50Ms <= ownMost, `at most ${ownMost} ms`),
        ]
    return [name, ...cells, growth.toFixed(2), verdicts.filter(Boolean).join('; ')]
  }

  const rows: string[][] = []
  return {
    addStart(users, { startMs, backgroundMs, longestWriteMs }) {
      const name = `start with migrations on ${count(users)} users`
      starts.push([
        name,
        `${ms(startMs)} ms`,
        `${(backgroundMs / 1000).toFixed(0)} s`,
        `${ms(longestWriteMs)} ms`,
        [
          judge(name, startMs <= startMarks.startMs, 'start at most 10 s'),
          judge(name, longestWriteMs <= startMarks.longestWriteMs, 'writes at most 1 s'),
        ].join('; '),
      ])
      console.log(starts.at(-1)?.join(' | '))
    },
    addSizes(users, bySize) {
      for (const { table, heap, indexes } of bySize) {
        for (const [name, bytes] of [
          [`${table}: rows`, heap],
          [`${table}: indexes`, indexes],
          ['all', heap + indexes],
        ] as const) {
          const known = tables.get(name) ?? new Map<number, number>()
          known.set(users, (known.get(users) ?? 0) + bytes / users)
          tables.set(name, known)
        }
      }
    },
    addRequests(users, measured) {
      for (const one of measured) {
        const known = requests.get(one.request.name) ?? new Map<number, Measured>()
        known.set(users, one)
        requests.set(one.request.name, known)
        console.log(`${count(users)} users, ${one.request.name}: ${ms(one.p50Ms)} ms`)
      }
    },
    toMarkdown() {
      if (rows.length === 0) {
        for (const [name, bySize] of requests) rows.push(toRequestRow(name, bySize))
      }
      const titles = sizes.map((users) => `${count(users)} users`)
      const bytes = [...tables]
        .map(([name, bySize]) => [
          name,
          ...sizes.map((users) => (bySize.get(users) ?? 0).toFixed(0)),
        ])
        .filter((cells) => Number(cells.at(-1)) >= 10)
      return [
        'Median time of a response to one caller, in milliseconds:',
        table(['', ...titles, 'growth', 'thresholds'], rows),
        ...(starts.length > 0
          ? [
              'Start of a new version on the data of the last release, while another connection writes:',
              table(
                ['', 'first response', 'background migrations', 'longest write', 'thresholds'],
                starts,
              ),
            ]
          : []),
        'Bytes of database per user:',
        table(['', ...titles], bytes),
      ].join('\n\n')
    },
    end() {
      console.log(
        missed.length > 0 ? `\nMissed: ${missed.join(', ')}` : '\nAll requirements are met.',
      )
      return missed.length > 0 ? 1 : 0
    },
  }
}
