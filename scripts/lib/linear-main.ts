import { loadTransformations, type Transformation } from './transformations'

// Doubles the input of each text transformation, and fails when the time more than triples: work that
// grows with the square of what strangers type stops a process. `pnpm bench:linear mail` chooses those
// whose names start so.

/** Characters of the smaller input. */
const length = 50_000
const mostGrowth = 3
/** Less than this is not measured precisely, and harms no one. */
const leastMs = 20

/** Texts that patterns, parsers and Unicode algorithms find hard, repeated until they are long enough. */
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

/** Inputs of a shape. A last character that fits nothing makes patterns try everything before. */
function* toInputs(shape: string, size: number): Generator<string> {
  const text = shape.repeat(Math.ceil(size / shape.length))
  yield text
  yield `a${text}!`
  yield `a${text}@example.com`
  yield `http://${text}.example/`
}

interface Figure {
  name: string
  onceMs: number
  twiceMs: number
}

/** The shortest of some runs, in milliseconds: what else the machine does only adds to them. */
async function measure(run: Transformation['run'], input: string, runs: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < runs; round += 1) {
    if (runs > 3) globalThis.gc?.()
    const start = performance.now()
    try {
      await run(input)
    } catch (error) {
      // Refusing is a result, too; a program that does not run is none.
      if (error instanceof ReferenceError) throw error
    }
    best = Math.min(best, performance.now() - start)
    // One run of what takes seconds says enough.
    if (best > 1000) break
  }
  return best
}

/** Measures both lengths, and again with more runs when the result is bad. */
async function compare({ name, run }: Transformation, [once, twice]: readonly [string, string]) {
  let figure: Figure = { name, onceMs: 0, twiceMs: 0 }
  for (const runs of [3, 20]) {
    const onceMs = await measure(run, once, runs)
    figure = { name, onceMs, twiceMs: await measure(run, twice, runs) }
    if (toGrowth(figure) <= mostGrowth) break
  }
  return figure
}

/** The worst of all inputs: the one that grows most, among those that take long enough to tell. */
async function findWorst(transformation: Transformation): Promise<Figure> {
  let worst: Figure = { name: transformation.name, onceMs: 0, twiceMs: 0 }
  for (const shape of shapes) {
    const smaller = [...toInputs(shape, length)]
    for (const [index, larger] of [...toInputs(shape, 2 * length)].entries()) {
      const figure = await compare(transformation, [smaller[index] ?? '', larger])
      if (toGrowth(figure) > toGrowth(worst)) worst = figure
      else if (toGrowth(worst) === 0 && figure.twiceMs > worst.twiceMs) worst = figure
    }
  }
  return worst
}

function toGrowth({ onceMs, twiceMs }: Figure): number {
  return twiceMs < leastMs ? 0 : twiceMs / onceMs
}

const names = process.argv.slice(2)
const transformations = (await loadTransformations()).filter(
  ({ name }) => names.length === 0 || names.some((start) => name.startsWith(start)),
)
console.log(`| Transformation | ${length} characters | ${2 * length} | growth |`)
console.log('| --- | --: | --: | --: |')
for (const transformation of transformations) {
  const figure = await findWorst(transformation)
  const growth = toGrowth(figure)
  const isLinear = growth <= mostGrowth
  if (!isLinear) process.exitCode = 1
  const mark = growth === 0 ? `below ${leastMs} ms` : `${growth.toFixed(1)} ×`
  const times = [figure.onceMs, figure.twiceMs].map((ms) => `${ms.toFixed(2)} ms`)
  const cells = [figure.name, ...times, `${mark}${isLinear ? '' : ' FAILED'}`]
  console.log(`| ${cells.join(' | ')} |`)
}
