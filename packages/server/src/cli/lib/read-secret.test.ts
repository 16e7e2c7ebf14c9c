import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { readSecret } from './read-secret'

/** Reads a secret of bytes that a pipe or file passes, in two chunks. */
function readFrom(bytes: Buffer): Promise<string> {
  return readSecret('New password', Readable.from([bytes.subarray(0, 4), bytes.subarray(4)]))
}

it.each([
  ['secret words', 'secret words'],
  ['  secret words ', '  secret words '],
  ['secret words\n', 'secret words'],
  ['secret words\r\n', 'secret words'],
  ['secret words\n\n', 'secret words\n'],
  ['пароль 密码 😀\n', 'пароль 密码 😀'],
  // Editors and shells on Windows write it before the first character, and no form takes it.
  ['\uFEFFsecret words\r\n', 'secret words'],
  ['', ''],
])('reads %j', async (given, secret) => {
  expect(await readFrom(Buffer.from(given))).toBe(secret)
})

it.each(['latin1', 'utf16le'] as const)(
  'refuses text in %s, which would be another secret',
  async (encoding) => {
    const bytes = Buffer.from('\uFEFFgeheime Wörter\n', encoding)
    await expect(readFrom(bytes)).rejects.toThrow('not UTF-8')
  },
)
