import type { Measured, MeasuredStart, readSizes } from './measure'

type Sizes = Awaited<ReturnType<typeof readSizes>>

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

/** Results by number of users, with their requirements. Judges the growth from the first size to the last one. */
export class ScaleReport {
  readonly #sizes: number[]
  readonly #missed: string[] = []
  readonly #starts: string[][] = []
  readonly #requests = new Map<string, Map<number, Measured>>()
  readonly #tables = new Map<string, Map<number, number>>()
  /** Rows of requests, once they are judged. */
  #requestRows: string[][] | undefined

  constructor(sizes: number[]) {
    this.#sizes = sizes
  }

  addStart(users: number, { startMs, backgroundMs, longestWriteMs }: MeasuredStart): void {
    const name = `start with migrations on ${count(users)} users`
    const verdicts = [
      this.#judge(name, startMs <= startMarks.startMs, 'start at most 10 s'),
      this.#judge(name, longestWriteMs <= startMarks.longestWriteMs, 'writes at most 1 s'),
    ]
    const row = [
      name,
      `${ms(startMs)} ms`,
      `${(backgroundMs / 1000).toFixed(0)} s`,
      `${ms(longestWriteMs)} ms`,
      verdicts.join('; '),
    ]
    this.#starts.push(row)
    console.log(row.join(' | '))
  }

  addSizes(users: number, bySize: Sizes): void {
    for (const { table, heap, indexes } of bySize) {
      for (const [name, bytes] of [
        [`${table}: rows`, heap],
        [`${table}: indexes`, indexes],
        ['all', heap + indexes],
      ] as const) {
        const known = this.#tables.get(name) ?? new Map<number, number>()
        known.set(users, (known.get(users) ?? 0) + bytes / users)
        this.#tables.set(name, known)
      }
    }
  }

  addRequests(users: number, measured: Measured[]): void {
    for (const one of measured) {
      const known = this.#requests.get(one.request.name) ?? new Map<number, Measured>()
      known.set(users, one)
      this.#requests.set(one.request.name, known)
      console.log(`${count(users)} users, ${one.request.name}: ${ms(one.p50Ms)} ms`)
    }
  }

  /** Returns all results as Markdown tables. */
  toMarkdown(): string {
    // Once, because judging adds to the missed requirements.
    this.#requestRows ??= [...this.#requests].map((entry) => this.#toRequestRow(...entry))
    const titles = this.#sizes.map((users) => `${count(users)} users`)
    return [
      'Median time of a response to one caller, in milliseconds:',
      table(['', ...titles, 'growth', 'thresholds'], this.#requestRows),
      ...this.#toStartTable(),
      'Bytes of database per user:',
      table(['', ...titles], this.#toByteRows()),
    ].join('\n\n')
  }

  /** Prints the missed requirements and returns the exit code. */
  end(): number {
    const missed = this.#missed
    console.log(
      missed.length > 0 ? `\nMissed: ${missed.join(', ')}` : '\nAll requirements are met.',
    )
    return missed.length > 0 ? 1 : 0
  }

  #toRequestRow(name: string, bySize: Map<number, Measured>): string[] {
    const found = this.#sizes.map((users) => bySize.get(users))
    const cells = found.map((one) => (one ? ms(one.p50Ms) : ''))
    const [first] = found
    const last = found.at(-1)
    if (!first || !last) return [name, ...cells, '', '']
    const growth = last.p50Ms / first.p50Ms
    const { isWholeList, mostMs: ownMost = mostMs } = last.request
    const isGrowing = this.#sizes.length > 1
    const verdicts = isWholeList
      ? [`no mark: ${count(last.bytes)} bytes`]
      : [
          isGrowing && this.#judge(name, growth <= mostGrowth, `at most ${mostGrowth} times`),
          this.#judge(name, last.p50Ms <= ownMost, `at most ${ownMost} ms`),
        ]
    return [name, ...cells, growth.toFixed(2), verdicts.filter(Boolean).join('; ')]
  }

  #toStartTable(): string[] {
    if (this.#starts.length === 0) return []
    const titles = ['', 'first response', 'background migrations', 'longest write', 'thresholds']
    return [
      'Start of a new version on the data of the last release, while another connection writes:',
      table(titles, this.#starts),
    ]
  }

  #toByteRows(): string[][] {
    const rows = [...this.#tables].map(([name, bySize]) => [
      name,
      ...this.#sizes.map((users) => (bySize.get(users) ?? 0).toFixed(0)),
    ])
    return rows.filter((cells) => Number(cells.at(-1)) >= 10)
  }

  #judge(name: string, isReached: boolean, mark: string): string {
    if (!isReached) this.#missed.push(`${name} (${mark})`)
    return `${isReached ? 'pass' : 'MISS'}: ${mark}`
  }
}
