import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { prompt } from './prompt'

/** Asks questions on a terminal, and types each of the texts once a question is asked. */
function converse(...texts: string[]) {
  const input = new PassThrough()
  const streams = { input, output: new PassThrough(), terminal: true }
  return prompt(streams, async (ask) => {
    const lines: string[] = []
    for (const text of texts) {
      const line = ask('Name? ')
      if (text === '') input.end()
      else input.write(text)
      lines.push(await line)
    }
    return lines
  })
}

it('returns what is typed', async () => {
  expect(await converse('one\r', 'two\r')).toEqual(['one', 'two'])
})

it('is canceled by Ctrl-C', async () => {
  await expect(converse('one\r', 'tw\u0003')).rejects.toThrow('Canceled.')
})

it('is canceled by the end of the input', async () => {
  await expect(converse('one\r', '')).rejects.toThrow('Canceled.')
})
