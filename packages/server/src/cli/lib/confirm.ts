import { prompt } from './prompt'

/** Asks a question on the terminal. Only `y` and `yes` confirm it. */
export function confirm(question: string): Promise<boolean> {
  const { stdin, stderr } = process
  return prompt({ input: stdin, output: stderr, terminal: stdin.isTTY }, async (ask) =>
    /^y(?:es)?$/i.test((await ask(`${question} [y/N] `)).trim()),
  )
}
