/** Environment and output streams of a command. */
export interface Terminal {
  env: Record<string, string | undefined>
  /** Writes results, such as keys, to standard output. */
  out(text: string): void
  /** Writes progress and errors to standard error. */
  err(text: string): void
  /** Whether standard error is a terminal, where a line can be overwritten. */
  isInteractive: boolean
}

/** Terminal of the current process. */
export const processTerminal: Terminal = {
  env: process.env,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isInteractive: process.stderr.isTTY,
}

/** A command cannot do what was requested. The message says why and how to fix it. */
export class CommandError extends Error {
  override name = 'CommandError'
}
