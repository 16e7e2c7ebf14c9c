import { loadTransformations, type Transformation } from '../lib/transformations'

// Doubles the input of each text transformation, and fails when the time more than triples: quadratic
// work on user-supplied text can stop a process. `pnpm bench:linear email` runs those whose names start
// with `email`.

/** Characters of the smaller input. */
const length = 50_000
/** Characters up to which an input is doubled if its times are too short. */
const maxLength = 800_000
const maxGrowth = 3
/** Shorter times are too imprecise to compare, and harmless. */
const minMs = 20

/** Texts that are hard for patterns, parsers and Unicode algorithms, repeated to the full length. */
const shapes = [
  ...[
    'a',
    ' ',
    '\n',
    '.',
    '/',
    '@',
    ':',
    ';',
    ',',
    '=',
    '-',
    '%',
    '[',
    '(',
    '*',
    '<',
    '{',
    '$',
    '#',
  ],
  ...['[]', '](', '[a](', '[a](b)', '**', '**a', '{{', '{{a}}', '{{#if a}}', '{{{', '}}'],
  ...['a.', '.a', '1.', 'a@', 'a:', '::', 'a,', 'a; ', 'a=b;', '%20', '127.0.0.1,', 'http://'],
  ...['\u0301\u0316', '\u0301', '\u{1F469}\u200D', '\u202E', '\u3042', '\uFF21', '\uD83D'],
]

/** Yields inputs of a shape. A last character that does not match makes patterns backtrack. */
function* toInputs(shape: string, size: number): Generator<string> {
  const text = shape.repeat(Math.ceil(size / shape.length))
  yield text
  yield `a${text}!`
  yield `a${text}@example.com`
  yield `http://${text}.example/`
}

interface Figure {
  name: string
  /** Characters of the smaller input. */
  size: number
  onceMs: number
  twiceMs: number
}

/** Returns the shortest of some runs in milliseconds, as other load only adds to the time. */
async function measure(run: Transformation['run'], input: string, runs: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < runs; round += 1) {
    if (runs > 3) globalThis.gc?.()
    const start = performance.now()
    try {
      await run(input)
    } catch (error) {
      // A refusal is a valid result; a missing export is not.
      if (error instanceof ReferenceError) throw error
    }
    best = Math.min(best, performance.now() - start)
    // One run is enough if it takes seconds.
    if (best > 1000) break
  }
  return best
}

interface Input {
  shape: string
  index: number
  size: number
}

/**
 * Measures both lengths. If the growth is too high, measures them again with more runs, and then
 * the next two: quadratic work grows as much at each length, whereas a single step, such as the
 * length from which the runtime collects garbage during a run, affects only one of them.
 */
async function compare(transformation: Transformation, input: Input): Promise<Figure> {
  const next = { ...input, size: 2 * input.size }
  let figure = await measureBoth(transformation, { ...input, runs: 3 })
  for (const again of [input, next]) {
    if (toGrowth(figure) <= maxGrowth) break
    figure = await measureBoth(transformation, { ...again, runs: 20 })
  }
  return figure
}

async function measureBoth(
  { name, run }: Transformation,
  { shape, index, size, runs }: Input & { runs: number },
): Promise<Figure> {
  const [once = '', twice = ''] = [size, 2 * size].map(
    (length) => [...toInputs(shape, length)][index],
  )
  const onceMs = await measure(run, once, runs)
  return { name, size, onceMs, twiceMs: await measure(run, twice, runs) }
}

/**
 * Returns the figure of the input that grows most, among those that take long enough to compare. If
 * none does, the slowest input is doubled until it does.
 */
async function findWorst(transformation: Transformation): Promise<Figure> {
  let worst: Figure = { name: transformation.name, size: length, onceMs: 0, twiceMs: 0 }
  let slowest = { shape: 'a', index: 0 }
  for (const shape of shapes) {
    for (const index of [...toInputs(shape, 1)].keys()) {
      const figure = await compare(transformation, { shape, index, size: length })
      const isSlower = toGrowth(worst) === 0 && figure.twiceMs > worst.twiceMs
      if (toGrowth(figure) <= toGrowth(worst) && !isSlower) continue
      worst = figure
      slowest = { shape, index }
    }
  }
  while (toGrowth(worst) === 0 && worst.size < maxLength) {
    worst = await compare(transformation, { ...slowest, size: worst.size * 2 })
  }
  return worst
}

function toGrowth({ onceMs, twiceMs }: Figure): number {
  return twiceMs < minMs ? 0 : twiceMs / onceMs
}

const names = process.argv.slice(2)
const transformations = (await loadTransformations()).filter(
  ({ name }) => names.length === 0 || names.some((start) => name.startsWith(start)),
)
console.log('| Transformation | Characters | Time | Twice as many | Growth |')
console.log('| --- | --: | --: | --: | --: |')
for (const transformation of transformations) {
  const figure = await findWorst(transformation)
  const growth = toGrowth(figure)
  const isLinear = growth <= maxGrowth
  if (!isLinear) process.exitCode = 1
  const mark = growth === 0 ? `below ${minMs} ms` : `${growth.toFixed(1)} ×`
  const times = [figure.onceMs, figure.twiceMs].map((ms) => `${ms.toFixed(2)} ms`)
  const cells = [figure.name, figure.size, ...times, `${mark}${isLinear ? '' : ' FAILED'}`]
  console.log(`| ${cells.join(' | ')} |`)
}
