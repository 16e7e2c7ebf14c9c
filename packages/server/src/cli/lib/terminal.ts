import { confirm } from './confirm'
import { readSecret } from './read-secret'

/** Environment, input and output streams of a command. */
export interface Terminal {
  env: Record<string, string | undefined>
  /** Writes results, such as keys, to standard output. */
  out(text: string): void
  /** Writes progress and errors to standard error. */
  err(text: string): void
  /** Whether standard error is a terminal, where a line can be overwritten. */
  isInteractive: boolean
  /**
   * Reads a secret from standard input; on a terminal, from a hidden prompt. Secrets are not
   * arguments, because other users of the machine can read those. Absent: there is no input.
   *
   * @param name Name of the secret, such as `Password`.
   * @param check Throws for a secret that is not valid, before it must be repeated.
   */
  readSecret?(name: string, check: (secret: string) => void): Promise<string>
  /** Asks a question, and returns whether the response is yes. Absent: standard input is not a terminal. */
  confirm?(question: string): Promise<boolean>
}

/** Terminal of the current process. */
export const processTerminal: Terminal = {
  env: process.env,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isInteractive: process.stderr.isTTY,
  readSecret,
  ...(process.stdin.isTTY && { confirm }),
}

/** A command cannot do what was requested. The message says why and how to fix it. */
export class CommandError extends Error {
  override name = 'CommandError'
}
