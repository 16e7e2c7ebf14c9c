import type { ConfigInput } from '../../config/public-api'
import type { Terminal } from './terminal'

/** An option of a command. */
interface CommandOption {
  /** In the syntax of commander: `--project <id>`. */
  flags: string
  about: string
}

/** Input of a command: server options, its own options and its arguments. */
export interface CommandInput {
  config: ConfigInput
  options: Record<string, string | boolean | undefined>
  args: string[]
  terminal: Terminal
  /** Whether the command creates the embedded database if there is none. */
  mayCreateDatabase?: boolean
  /** Whether the command also opens a database that was encrypted with another secret. */
  acceptsOtherSecret?: boolean
}

/** A command of `app-server`. */
export interface Command {
  /** Name and arguments in the syntax of commander: `export <file>`. */
  usage: string
  about: string
  /** Shorter text for lists of commands, at most 47 characters. Default: `about`. */
  summary?: string
  options?: CommandOption[]
  /**
   * Whether the command never calls a running service, which `--url` names for other commands.
   * Default: false.
   */
  isDatabaseOnly?: boolean
  /** @returns The exit code: 0, or 1 if a problem was found. */
  run(input: CommandInput): Promise<number>
}
