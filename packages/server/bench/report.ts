import type { Measured } from './load'

/** Prints each figure as it comes, and keeps count of the marks. */
export interface Report {
  /** @param mark The least share of the floor's rate that will do. */
  ratio(name: string, connections: number, own: Measured, floor: Measured, mark?: number): void
  atMost(name: string, value: number, mark: number | undefined, unit: string): void
  /** Says how many marks were missed. @returns The exit code for it. */
  end(): number
}

const widths = [46, 6, 9, 9, 8, 8, 8]

function line(cells: string[]): string {
  const [name = '', ...figures] = cells.map((cell, index) =>
    index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0),
  )
  return [name, ...figures].join(' ')
}

/** Starts a report on standard output. */
export function createReport(): Report {
  const missed: string[] = []
  function judge(name: string, isReached: boolean, mark: string): string {
    if (!isReached) missed.push(name)
    return `  ${isReached ? 'pass' : 'MISS'} (${mark})`
  }
  console.log(line(['', 'conns', 'a second', 'floor', 'share', 'p50', 'p99']))
  return {
    ratio(name, connections, own, floor, mark) {
      const share = own.rate / floor.rate
      const cells = [
        name,
        String(connections),
        own.rate.toFixed(0),
        floor.rate.toFixed(0),
        `${(share * 100).toFixed(0)} %`,
        `${own.p50Ms} ms`,
        `${own.p99Ms} ms`,
      ]
      const verdict = mark ? judge(name, share >= mark, `at least ${mark * 100} %`) : ''
      console.log(line(cells) + verdict)
    },
    atMost(name, value, mark, unit) {
      const verdict = mark ? judge(name, value <= mark, `at most ${mark} ${unit}`) : ''
      console.log(line([name, '', `${value.toFixed(0)} ${unit}`]) + verdict)
    },
    end() {
      console.log(missed.length > 0 ? `\nMissed: ${missed.join(', ')}` : '\nEvery mark is reached.')
      return missed.length > 0 ? 1 : 0
    },
  }
}
