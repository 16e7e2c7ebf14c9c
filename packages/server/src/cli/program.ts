import { CommanderError, Option, Command as Program } from 'commander'
import { type Config, readEnvironment } from '../config/config'
import { configTable } from '../config/options'
import { version } from '../lib/version'
import type { Command } from './command'
import type { Terminal } from './terminal'

/**
 * The commands by name. Only the one that runs is loaded, so that `start` does not wait for the code
 * of the others, and keeps none of it in memory.
 */
const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./start')).startCommand,
  migrate: async () => (await import('./migrate')).migrateCommand,
  seed: async () => (await import('./seed')).seedCommand,
  'create-keys': async () => (await import('./create-keys')).createKeysCommand,
  'grant-project-creation': async () =>
    (await import('./grant-project-creation')).grantProjectCreationCommand,
  'sign-out-everyone': async () => (await import('./sign-out-everyone')).signOutEveryoneCommand,
  'rotate-secret': async () => (await import('./rotate-secret')).rotateSecretCommand,
  'delete-demo-project': async () =>
    (await import('./delete-demo-project')).deleteDemoProjectCommand,
  'import-users': async () => (await import('./import-users')).importUsersCommand,
  export: async () => (await import('./export')).exportCommand,
  doctor: async () => (await import('./doctor')).doctorCommand,
}

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
  for (const command of await loadCommands(args)) {
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

/** Loads the command that the arguments name; all of them for the help, and for a wrong name. */
function loadCommands([name = '']: string[]): Promise<Command[]> {
  const named = Object.hasOwn(commands, name) ? commands[name] : undefined
  const loaded = named ? [named] : Object.values(commands)
  return Promise.all(loaded.map((load) => load()))
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
