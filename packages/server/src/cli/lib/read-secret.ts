import { type Readable, Writable } from 'node:stream'
import { prompt } from './prompt'

/**
 * Reads a secret: on a terminal from a hidden prompt, otherwise from all of standard input.
 *
 * @param check Throws for a secret that is not valid; on a terminal, before it must be repeated.
 */
export async function readSecret(
  name: string,
  check: (secret: string) => void,
  stdin: Readable & { isTTY?: boolean } = process.stdin,
): Promise<string> {
  const { stderr } = process
  if (!stdin.isTTY) {
    const secret = await readAll(stdin)
    check(secret)
    return secret
  }
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() })
  try {
    return await prompt({ input: stdin, output: hidden, terminal: true }, async (ask) => {
      stderr.write(`${name}: `)
      const secret = await ask('')
      check(secret)
      stderr.write('\nEnter it again: ')
      if ((await ask('')) !== secret) {
        throw new Error('The two entries differ. Nothing was changed.')
      }
      return secret
    })
  } finally {
    stderr.write('\n')
  }
}

/**
 * Reads all of a stream, without a line break at its end and a byte order mark at its start.
 *
 * @throws {Error} for other encodings: replaced characters would be a secret that no user can type.
 */
async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
    return text.replace(/\r?\n$/, '')
  } catch (error) {
    throw new Error('The text on standard input is not UTF-8.', { cause: error })
  }
}
