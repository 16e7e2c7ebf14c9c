import { type PromptStreams, prompt } from './prompt'

/**
 * Asks a question on the terminal until the response is yes or no. An empty line means no. Any
 * other line, such as the next command of a pasted block, is ignored.
 *
 * @param streams Default: those of the process.
 */
export function confirm(question: string, streams = standardStreams()): Promise<boolean> {
  return prompt(streams, async (ask) => {
    for (;;) {
      const line = (await ask(`${question} [y/N] `)).trim()
      if (/^y(?:es)?$/i.test(line)) return true
      if (/^(?:no?)?$/i.test(line)) return false
    }
  })
}

function standardStreams(): PromptStreams {
  const { stdin, stderr } = process
  return { input: stdin, output: stderr, terminal: stdin.isTTY }
}
