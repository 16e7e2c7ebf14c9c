import { fire, type Measured, type Pressure, type Target } from './load'

/** Result of comparing the service with its floor. */
export interface Comparison {
  /** Medians of all rounds. */
  own: Measured
  floor: Measured
  /** Rate of the service relative to the floor: the median of the pairs. */
  share: number
  /** Lowest and highest of the pairs. */
  spread: [number, number]
}

/**
 * Measures two servers alternately in the order ABBA, so that drift and other load on the machine
 * affect both.
 *
 * @param pairs Number of runs of each; even, so that each starts equally often.
 */
export async function compare(
  own: Target,
  floor: Target,
  { pairs, ...pressure }: Pressure & { pairs: number },
): Promise<Comparison> {
  const rounds = { own: [] as Measured[], floor: [] as Measured[] }
  for (let pair = 0; pair < pairs; pair += 1) {
    const order = pair % 2 === 0 ? (['floor', 'own'] as const) : (['own', 'floor'] as const)
    for (const name of order) {
      const { url, requests } = name === 'own' ? own : floor
      rounds[name].push(await fire(url, requests, pressure))
    }
  }
  const shares = rounds.own.map(({ rate }, pair) => rate / (rounds.floor[pair]?.rate ?? Number.NaN))
  return {
    own: toMedians(rounds.own),
    floor: toMedians(rounds.floor),
    share: median(shares),
    spread: [Math.min(...shares), Math.max(...shares)],
  }
}

function toMedians(rounds: Measured[]): Measured {
  return {
    rate: median(rounds.map(({ rate }) => rate)),
    p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
    p97Ms: median(rounds.map(({ p97Ms }) => p97Ms)),
    p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
  }
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[Math.floor(middle)],
    sorted[Math.ceil(middle)],
  ]
  return (low + high) / 2
}
