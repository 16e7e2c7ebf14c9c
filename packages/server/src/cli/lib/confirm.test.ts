import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { confirm } from './confirm'

/** Asks for a confirmation, and types a line at each question. Returns the result and the number of questions. */
async function confirmWith(...lines: string[]) {
  const input = new PassThrough()
  const output = new PassThrough()
  let questions = 0
  output.on('data', (text: Buffer) => {
    if (!text.toString().includes('[y/N]')) return
    input.write(`${lines[questions]}\n`)
    questions += 1
  })
  return [await confirm('Write?', { input, output, terminal: false }), questions]
}

it.each([
  ['y', true],
  ['YES', true],
  ['n', false],
  ['no', false],
  ['', false],
])('takes %j', async (line, isConfirmed) => {
  expect(await confirmWith(line)).toEqual([isConfirmed, 1])
})

it('asks again after a line that is neither yes nor no, such as a pasted command', async () => {
  expect(await confirmWith('app-server start', 'y')).toEqual([true, 2])
})
