import { createInterface } from 'node:readline/promises'

/** Asks a question on the terminal. Only `y` and `yes` confirm it. */
export async function confirm(question: string): Promise<boolean> {
  const prompt = createInterface({ input: process.stdin, output: process.stderr })
  const stopping = new AbortController()
  prompt.on('SIGINT', () => stopping.abort())
  // The end of the input is no confirmation.
  prompt.on('close', () => stopping.abort())
  try {
    const typed = await prompt.question(`${question} [y/N] `, { signal: stopping.signal })
    return /^y(?:es)?$/i.test(typed.trim())
  } catch (error) {
    throw stopping.signal.aborted ? new Error('Canceled.', { cause: error }) : error
  } finally {
    prompt.close()
  }
}
