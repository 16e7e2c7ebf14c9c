import type { ConfigInput } from '../config/public-api'
import type { Terminal } from './terminal'

/** An option of one command. */
interface CommandOption {
  /** As commander wants them: `--project <id>`. */
  flags: string
  about: string
}

/** What a command is given: the options of the server, its own, and its arguments. */
export interface CommandInput {
  config: ConfigInput
  options: Record<string, string | boolean | undefined>
  args: string[]
  terminal: Terminal
}

/** A command of `app-server`. */
export interface Command {
  /** Name, and arguments as commander wants them: `export <file>`. */
  usage: string
  about: string
  options?: CommandOption[]
  /** @returns The exit code: 0, or 1 when something is wrong. */
  run(input: CommandInput): Promise<number>
}
