/** Where a command is run: its environment, and what it writes to. */
export interface Terminal {
  env: Record<string, string | undefined>
  /** Results, such as keys: standard output. */
  out(text: string): void
  /** Progress and complaints: standard error. */
  err(text: string): void
  /** Somebody is looking at standard error: a line may be written over. */
  isInteractive: boolean
}

/** The process this runs in. */
export const processTerminal: Terminal = {
  env: process.env,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isInteractive: process.stderr.isTTY,
}

/** A command cannot do what it was asked for; the message says why, and what to do. */
export class CommandError extends Error {
  override name = 'CommandError'
}
