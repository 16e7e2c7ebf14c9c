import type { Marks } from './cases'
import type { Comparison } from './compare'

/** Prints results and counts missed requirements. */
export interface Report {
  rates(name: string, connections: number, found: Comparison, marks?: Marks): void
  atMost(name: string, value: number, mark: number | undefined, unit: string): void
  atLeast(name: string, value: number, mark: number | undefined, unit: string): void
  /** Returns all results as Markdown tables. */
  toMarkdown(): string
  /** Prints the number of missed requirements and returns the exit code. */
  end(): number
}

const rateTitles = [
  '',
  'conns',
  'a second',
  'baseline',
  'share',
  'from',
  'to',
  'p50',
  'p99',
  'thresholds',
]
const limitTitles = ['', 'measured', 'threshold']
const widths = [46, 6, 9, 8, 8, 8, 8, 8, 8]

function line(cells: string[]): string {
  return cells
    .map((cell, index) =>
      index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0),
    )
    .join(' ')
}

function table(rows: string[][]): string {
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const percent = (share: number, digits = 1) => `${(share * 100).toFixed(digits)} %`
const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`

/** Creates a report that prints to standard output. */
export function createReport(): Report {
  const missed: string[] = []
  const rates: string[][] = []
  const limits: string[][] = []
  function judge(name: string, isReached: boolean, mark: string): string {
    if (!isReached) missed.push(`${name} (${mark})`)
    return `${isReached ? 'pass' : 'MISS'}: ${mark}`
  }
  function limit(name: string, value: number, unit: string, verdict: string): void {
    const measured = `${value.toFixed(0)} ${unit}`.trim()
    limits.push([name, measured, verdict])
    console.log(line([name, '', measured, verdict]))
  }
  return {
    rates(name, connections, { own, floor, share, spread }, marks = {}) {
      if (rates.length === 0) console.log(line(rateTitles))
      const verdicts = [
        own.rate === 0 && judge(name, false, 'any response'),
        marks.share && judge(name, share >= marks.share, `at least ${percent(marks.share, 0)}`),
        marks.rate && judge(name, own.rate >= marks.rate, `at least ${marks.rate} a second`),
        marks.p99Ms && judge(name, own.p99Ms <= marks.p99Ms, `p99 at most ${ms(marks.p99Ms)}`),
      ].filter(Boolean)
      const row = [
        name,
        String(connections),
        own.rate.toFixed(0),
        floor.rate.toFixed(0),
        percent(share),
        ...spread.map((value) => percent(value)),
        ms(own.p50Ms),
        ms(own.p99Ms),
        verdicts.join('; '),
      ]
      rates.push(row)
      console.log(line(row))
    },
    atMost(name, value, mark, unit) {
      const text = `at most ${mark?.toFixed(0)} ${unit}`.trim()
      limit(name, value, unit, mark === undefined ? '' : judge(name, value <= mark, text))
    },
    atLeast(name, value, mark, unit) {
      const text = `at least ${mark?.toFixed(0)} ${unit}`.trim()
      limit(name, value, unit, mark === undefined ? '' : judge(name, value >= mark, text))
    },
    toMarkdown() {
      const align = ({ length }: string[]) => Array.from({ length }, (_, i) => (i ? '--:' : '---'))
      const tables = [
        rates.length > 0 && table([rateTitles, [...align(rateTitles.slice(1)), '---'], ...rates]),
        table([limitTitles, [...align(limitTitles.slice(1)), '---'], ...limits]),
      ]
      return tables.filter(Boolean).join('\n\n')
    },
    end() {
      console.log(
        missed.length > 0 ? `\nMissed: ${missed.join(', ')}` : '\nAll requirements are met.',
      )
      return missed.length > 0 ? 1 : 0
    },
  }
}
