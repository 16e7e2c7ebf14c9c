import { CommanderError, Help, Option, Command as Program } from 'commander'
import { type Config, readEnvironment } from '../config/config'
import { findMisspelledVariables } from '../config/misspelled-variables'
import { configTable } from '../config/options'
import { version } from '../lib/version'
import { type CommandGroup, commands, findCommand } from './commands'
import type { Command, CommandInput } from './lib/command'
import { CommandError, type Terminal } from './lib/terminal'

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

/** Printed for a mistyped command, below the closest match. */
const hint = 'Usage: app-server COMMAND [options]. app-server --help lists all commands.'

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
    .helpCommand(false)
    .addHelpText('after', describeOptions)
    // Its subcommands inherit the following.
    .exitOverride()
    .showHelpAfterError(hint)
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err })
    .configureHelp({ formatHelp, subcommandTerm: toTerm, visibleOptions: listOptions })
  const line = toLine(args)
  await addCommands(program, line, (command, added) => {
    added.action(async (...given: unknown[]) => {
      // Commander passes the arguments, then the options and the command.
      const args = given.filter((value) => typeof value === 'string')
      const { config, options } = readInput(command, added, terminal)
      refuseEmpty(added, args, options)
      exitCode = await command.run({ terminal, args, config, options }).catch((error: unknown) => {
        throw withFlags(error, added)
      })
    })
  })
  // Completion needs all commands, and is listed with them.
  if (!findCommand(line[0])) {
    const { default: addCompletion } = await import('@bomb.sh/tab/commander')
    addCompletion(program)
  }
  if (line.length === 0) {
    program.outputHelp()
    return 0
  }
  try {
    await program.parseAsync(line, { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    terminal.err(`${error instanceof Error ? error.message : error}\n`)
    return 1
  }
}

/**
 * Makes an error name options as they were given on the command line, instead of the variable with
 * the same meaning, such as `APP_PORT`, or the API field that an option sets, such as
 * `callback_url`.
 */
function withFlags(error: unknown, added: Program): unknown {
  if (!(error instanceof Error)) return error
  const given = optionNames.filter((name) => added.getOptionValue(name) !== undefined)
  const flags = new Map(given.map((name) => [configTable[name].env as string, toFlag(name)]))
  const message = error.message
    .replace(/^[A-Z_]+(?=: )/gm, (variable) => flags.get(variable) ?? variable)
    .replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (field) => {
      const flag = `--${field.replaceAll('_', '-')}`
      return added.options.some(({ long, hidden }) => long === flag && !hidden) ? flag : field
    })
  return message === error.message ? error : new CommandError(message, { cause: error })
}

/**
 * Refuses empty values, which scripts pass for variables that are not set. An empty value has no
 * meaning for any option or argument.
 *
 * @throws {CommandError} if there is one.
 */
function refuseEmpty(added: Program, args: string[], options: CommandInput['options']): void {
  const named = [
    ...added.registeredArguments.map((one, index) => [one.name().toUpperCase(), args[index]]),
    ...added.options.map((one) => [one.long, options[one.attributeName()]]),
  ]
  const empty = named.find(([, value]) => typeof value === 'string' && value.trim() === '')
  if (empty) throw new CommandError(`${empty[0]} is empty: pass a value.`)
}

/**
 * Finds an entry by a name from the command line, which may also be that of a built-in property of
 * objects, such as `constructor`.
 */
function find<Entry>(entries: Record<string, Entry>, name = ''): Entry | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined
}

function isGroup(entry: object | undefined): entry is CommandGroup {
  return typeof entry === 'object'
}

/**
 * Returns the arguments to parse: `help` as an option, the help of a group that is named alone, and
 * nothing after a wrong name, so that the error is about the name.
 */
function toLine(given: string[]): string[] {
  const [name = '', ...rest] = given
  if (name === 'complete') return given
  if (name === 'help') return [...rest, '--help']
  const entry = findCommand(name)
  if (entry === undefined) return name.startsWith('-') ? given : given.slice(0, 1)
  if (!isGroup(entry)) return given
  const [own = 'help', ...others] = rest
  if (own === 'help') return [name, ...others, '--help']
  return own.startsWith('-') || find(entry.commands, own) ? given : [name, own]
}

/** Adds the command that the arguments name; all of them for the help, and for a wrong name. */
async function addCommands(
  program: Program,
  [name, own]: string[],
  onAdded: (command: Command, added: Program) => void,
): Promise<void> {
  const named = findCommand(name)
  const entries = named && name ? { [name]: named } : commands
  for (const [name, entry] of Object.entries(entries)) {
    if (!isGroup(entry)) {
      const command = await entry()
      onAdded(command, addCommand(program, command))
      continue
    }
    const group = program.command(name).description(entry.about).usage('COMMAND [options]')
    const one = find(entry.commands, own)
    for (const load of one ? [one] : Object.values(entry.commands)) {
      const command = await load()
      onAdded(command, addCommand(group, command))
    }
  }
}

function addCommand(program: Program, command: Command): Program {
  const { usage, about, summary = about, options = [] } = command
  const added = program
    .command(usage)
    .description(about)
    .summary(summary)
    .showHelpAfterError()
    .addHelpText('after', '\nEvery command also accepts the options listed by app-server --help.')
  for (const { flags, about } of options) added.option(flags, about)
  for (const name of optionNames.filter((one) => !isOwn(command, one))) {
    added.addOption(new Option(`${toFlag(name)} <value>`, configTable[name].about).hideHelp())
  }
  return added
}

/** Whether a command has an option of its own with the name of a server option. */
function isOwn({ options = [] }: Command, name: OptionName): boolean {
  return options.some(({ flags }) => flags.split(' ')[0] === toFlag(name))
}

/**
 * Lists the commands of groups instead of the groups, and leaves out the options of the server. Not
 * used to suggest the correct spelling of names.
 */
function formatHelp(command: Program, help: Help): string {
  const { visibleOptions } = Help.prototype
  const lists = { visibleCommands: listLeaves, visibleOptions }
  return Help.prototype.formatHelp(command, Object.assign(help, lists))
}

/** Lists all options, so that mistyped server options get a suggestion, too. */
function listOptions({ options }: Program): Option[] {
  return [...options]
}

/** Lists the commands below a command, with each group replaced by its commands. */
function listLeaves(program: Program): Program[] {
  return program.commands.flatMap((one) => (one.commands.length > 0 ? listLeaves(one) : [one]))
}

/** Returns the full name of a command with its arguments, such as `project show <id>`. */
function toTerm(command: Program): string {
  const group = command.parent?.parent ? `${command.parent.name()} ` : ''
  const args = command.registeredArguments.map((one) => ` <${one.name()}>`)
  return `${group}${command.name()}${args.join('')}`
}

/**
 * Reads server options from the environment and the command line. The command line takes
 * precedence.
 */
function readInput(command: Command, added: Program, { env, err }: Terminal) {
  for (const { given, meant } of findMisspelledVariables(env)) {
    err(`${given} is not an option; did you mean ${meant}?\n`)
  }
  const given: Record<string, string | boolean | undefined> = added.opts()
  if (command.isDatabaseOnly && given.url !== undefined) {
    throw new CommandError(
      `app-server ${added.name()} works directly on the database (DATABASE_URL or APP_DATA_DIR), not on a running service: omit --url. The public URL of the service is APP_URL.`,
    )
  }
  const isOfServer = ([name]: [string, unknown]) =>
    optionNames.includes(name as OptionName) && !isOwn(command, name as OptionName)
  const entries = Object.entries(given)
  return {
    config: { ...readEnvironment(env), ...Object.fromEntries(entries.filter(isOfServer)) },
    options: Object.fromEntries(entries.filter((entry) => !isOfServer(entry))),
  }
}
