import { PassThrough, Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { readSecret } from './read-secret'

/** Reads a secret piped in two chunks. */
function readFrom(bytes: Buffer): Promise<string> {
  const stdin = Readable.from([bytes.subarray(0, 4), bytes.subarray(4)])
  return readSecret('New password', requireLong, stdin)
}

function requireLong(secret: string): void {
  if (secret === 'short') throw new Error('Too short.')
}

it.each([
  ['secret words', 'secret words'],
  ['  secret words ', '  secret words '],
  ['secret words\n', 'secret words'],
  ['secret words\r\n', 'secret words'],
  ['secret words\n\n', 'secret words\n'],
  ['пароль 密码 😀\n', 'пароль 密码 😀'],
  // Windows editors and shells prepend a byte order mark, which no form accepts.
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

it('refuses an invalid secret, on a terminal before it is typed again', async () => {
  await expect(readFrom(Buffer.from('short\n'))).rejects.toThrow('Too short.')
  const terminal = Object.assign(new PassThrough(), { isTTY: true })
  terminal.write('short\r')
  await expect(readSecret('New password', requireLong, terminal)).rejects.toThrow('Too short.')
})
