import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Reads a secret: asked for on a terminal, without showing it, otherwise all of standard input. */
export async function readSecret(name: string): Promise<string> {
  const { stdin, stderr } = process
  if (!stdin.isTTY) return readAll(stdin)
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() })
  const prompt = createInterface({ input: stdin, output: hidden, terminal: true })
  const stopping = new AbortController()
  prompt.on('SIGINT', () => stopping.abort(new Error('Canceled.')))
  try {
    stderr.write(`${name}: `)
    const secret = await prompt.question('', { signal: stopping.signal })
    stderr.write('\nThe same again: ')
    const again = await prompt.question('', { signal: stopping.signal })
    if (secret !== again) throw new Error('The two entries differ. Nothing was changed.')
    return secret
  } finally {
    stderr.write('\n')
    prompt.close()
  }
}

/** Reads all of a stream, without a line break at its end. */
async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/\r?\n$/, '')
}
