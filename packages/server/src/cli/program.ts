import { CommanderError, Option, Command as Program } from 'commander'
import { type Config, readEnvironment } from '../config/config'
import { configTable } from '../config/options'
import { version } from '../lib/version'
import type { Command } from './command'
import { createKeysCommand } from './create-keys'
import { deleteDemoProjectCommand } from './delete-demo-project'
import { doctorCommand } from './doctor'
import { exportCommand } from './export'
import { grantProjectCreationCommand } from './grant-project-creation'
import { importUsersCommand } from './import-users'
import { migrateCommand } from './migrate'
import { rotateSecretCommand } from './rotate-secret'
import { seedCommand } from './seed'
import { signOutEveryoneCommand } from './sign-out-everyone'
import { startCommand } from './start'
import type { Terminal } from './terminal'

const commands: Command[] = [
  startCommand,
  migrateCommand,
  seedCommand,
  createKeysCommand,
  grantProjectCreationCommand,
  signOutEveryoneCommand,
  rotateSecretCommand,
  deleteDemoProjectCommand,
  importUsersCommand,
  exportCommand,
  doctorCommand,
]

/** The environment alone decides between development and production mode. */
type OptionName = Exclude<keyof Config, 'production'>

const optionNames = Object.keys(configTable).filter(
  (name): name is OptionName => name !== 'production',
)

function toFlag(name: OptionName): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/** Help text of the server options, which every command accepts. */
function describeOptions(): string {
  const rows = Object.entries(configTable).map(([name, row]) => {
    const option = name === 'production' ? '' : `${toFlag(name as OptionName)} VALUE`
    return `  ${option.padEnd(46)}${row.env}\n      ${row.about} Default: ${row.fallback}.`
  })
  return `\nOptions of every command, with their environment variables:\n\n${rows.join('\n')}`
}

/**
 * Runs a command line.
 *
 * @returns The exit code: 0 for success, 1 for failure, 2 for invalid usage.
 */
export async function runProgram(args: string[], terminal: Terminal): Promise<number> {
  let exitCode = 0
  const program = new Program('app-server')
    .usage('COMMAND [options]')
    .version(version, '-v, --version')
    .helpOption('-h, --help')
    .addHelpText('after', describeOptions)
  const settle = (one: Program) =>
    one
      .exitOverride()
      .showHelpAfterError()
      .configureOutput({ writeOut: terminal.out, writeErr: terminal.err })
  settle(program)
  for (const command of commands) {
    const added = addCommand(program, command).action(async (...given: unknown[]) => {
      // Commander passes the arguments, then the options and the command.
      const args = given.filter((value) => typeof value === 'string')
      exitCode = await command.run({ terminal, args, ...readInput(added, terminal) })
    })
    settle(added)
  }
  if (args.length === 0) {
    program.outputHelp()
    return 0
  }
  try {
    await program.parseAsync(args, { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    terminal.err(`${error instanceof Error ? error.message : error}\n`)
    return 1
  }
}

function addCommand(program: Program, { usage, about, options = [] }: Command): Program {
  const added = program
    .command(usage)
    .description(about)
    .addHelpText('after', '\nEvery command also accepts the options listed by app-server --help.')
  for (const { flags, about } of options) added.option(flags, about)
  for (const name of optionNames) {
    added.addOption(new Option(`${toFlag(name)} <value>`, configTable[name].about).hideHelp())
  }
  return added
}

/**
 * Reads server options from the environment and the command line. The command line takes
 * precedence.
 */
function readInput(command: Program, { env }: Terminal) {
  const given: Record<string, string | boolean | undefined> = command.opts()
  const isOfServer = ([name]: [string, unknown]) => optionNames.includes(name as OptionName)
  const entries = Object.entries(given)
  return {
    config: { ...readEnvironment(env), ...Object.fromEntries(entries.filter(isOfServer)) },
    options: Object.fromEntries(entries.filter((entry) => !isOfServer(entry))),
  }
}
