import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { toConfig } from '../config/config'
import { findPackageFolder } from '../lib/package-folder'
import { type AppFolder, readAppFolder } from './init/app-folder'
import { toInstallCommands, toProgram } from './init/commands'
import { describePlan, toEditSteps } from './init/describe-plan'
import { detectFrameworks, type Framework, frameworks, isNewServer } from './init/frameworks'
import {
  isEnvironment,
  type PlannedFile,
  planFiles,
  readFrameworkRecipe,
  writeFiles,
} from './init/plan'
import { findProject, findServiceUrl, type NamedProject } from './init/variables'
import type { Command, CommandInput } from './lib/command'
import { jsonOption, print } from './lib/output'
import { readChoice } from './lib/read-choice'
import { CommandError } from './lib/terminal'

const ids = frameworks.map(({ id }) => id)

/** Adds the files of a framework's recipe to an app. */
export const initCommand: Command = {
  usage: 'init',
  about:
    'Add sign-in to the app in this folder: shows and writes the files of docs/recipes.md. Never changes existing files, except by adding variables to .env and names to .gitignore.',
  summary: 'Add sign-in to the app in this folder.',
  options: [
    { flags: '--dir <folder>', about: 'Folder of the app. Default: the current one.' },
    {
      flags: '--framework <name>',
      about: `One of ${ids.join(', ')}. Default: as in package.json.`,
    },
    { flags: '--yes', about: 'Write the files without asking.' },
    { flags: '--dry-run', about: 'Print what would be written, without writing.' },
    jsonOption,
  ],
  async run(input) {
    const { options, config, terminal } = input
    const app = await readAppFolder(resolve(typeof options.dir === 'string' ? options.dir : '.'))
    const framework = chooseFramework(app, options.framework)
    const recipe = await readFrameworkRecipe(framework)
    const localUrl = `http://localhost:${config.port ?? 8102}`
    const variables = recipe.find(isEnvironment)?.content ?? ''
    const namedUrl = findServiceUrl(variables, await readVariables(app, framework))
    const givenUrl = readGivenUrl(config.url ?? namedUrl)
    const files = await planFiles(app, framework, recipe, givenUrl ?? localUrl)
    const isPlanned = files.some(({ action }) => action === 'create' || action === 'append')
    const isDryRun = options.dryRun === true
    if (options.json !== true)
      terminal.out(`${framework.name} in ${app.path}\n\n${describePlan(files)}`)
    const isWritten = isPlanned && !isDryRun && (await isConfirmed(input))
    if (isWritten) await writeFiles(app, files)
    const running = {
      packageFolder: findPackageFolder(),
      // npm sets this for programs that `npx` runs.
      givenPackage: terminal.env.npm_config_package,
    }
    const install = toInstallCommands(app, framework, running)
    const program = toProgram(app, running)
    const start = givenUrl === null ? `${program} start` : null
    const next = (isNewServer(app, framework) && framework.newServer?.next) || framework.next
    const project = findProject(await readVariables(app, framework))
    print(input, {
      json: {
        framework: framework.id,
        is_dry_run: isDryRun,
        files: files.map(toJson),
        install,
        start,
        next,
      },
      text: describeEnd({
        app,
        framework,
        edits: toEditSteps(files),
        install,
        program,
        givenUrl,
        next,
        project,
        isPlanned,
        isWritten,
      }),
    })
    return 0
  },
}

/** @throws {CommandError} if the option is wrong, or package.json names no framework or several. */
function chooseFramework(
  { path, dependencies }: AppFolder,
  given: CommandInput['options'][string],
): Framework {
  const id = given === undefined ? null : readChoice('--framework', given, ids)
  const chosen = frameworks.find((one) => one.id === id)
  if (chosen) return chosen
  const [found, ...others] = detectFrameworks(dependencies)
  if (!found) {
    throw new CommandError(
      `${path}/package.json names no framework that has a recipe. Pass --framework with one of ${ids.join(', ')}. @app/core works with others, too: docs/recipes.md.`,
    )
  }
  if (others.length === 0) return found
  const names = [found, ...others].map(({ id }) => id)
  throw new CommandError(`The app uses ${names.join(' and ')}. Pass --framework with one of them.`)
}

/**
 * Returns the URL of an existing service, from the option or the variables of the app. Other
 * options are not needed, so they are not checked.
 *
 * @throws {ConfigError} if it is not valid.
 */
function readGivenUrl(url: string | null): string | null {
  return url === null ? null : (toConfig({ url }).url ?? null)
}

/** @throws {CommandError} if standard input is not a terminal. */
async function isConfirmed({ options, terminal }: CommandInput): Promise<boolean> {
  if (options.yes === true) return true
  if (terminal.confirm && options.json !== true) return terminal.confirm('Write these files?')
  throw new CommandError('Nothing was written. Pass --yes to write these files, or --dry-run.')
}

function toJson(file: PlannedFile) {
  if (file.action !== 'edit') return file
  const { action, path, lines } = file
  return {
    action,
    path,
    lines: lines.map(({ text, isMissing, replaces }) => ({
      text,
      is_missing: isMissing,
      ...(replaces !== undefined && { replaces }),
    })),
  }
}

function toVariablesPath({ environment = '.env' }: Framework): string {
  return environment
}

/** Returns the variables of an app; the empty string if it has none. */
async function readVariables({ path }: AppFolder, framework: Framework): Promise<string> {
  const file = join(path, toVariablesPath(framework))
  return existsSync(file) ? readFile(file, 'utf8') : ''
}

interface End {
  app: AppFolder
  framework: Framework
  /** Steps for existing files. */
  edits: string[]
  install: string[]
  /** How to run `app-server`. */
  program: string
  /** URL of an existing service; `null` if the reader starts one. */
  givenUrl: string | null
  next: string[]
  /** Project that the variables name. */
  project: NamedProject
  isPlanned: boolean
  isWritten: boolean
}

/** Returns how to type-check an app without a tsconfig.json. */
function describeTypes({ isModule }: AppFolder, { isServer }: Framework): string {
  const text =
    'The files are TypeScript. They run without a tsconfig.json, which only type checking needs'
  if (!isServer) return `${text}.`
  const command = 'npx tsc --init --types node && npx tsc --noEmit'
  return `${text}: ${isModule ? '' : 'npm pkg set type=module && '}${command}`
}

/** Returns the step about the service, and how to get a project in it. */
function describeService({ framework, program, givenUrl, project }: End) {
  const create = `${program} project create --name NAME`
  const file = toVariablesPath(framework)
  const notes = {
    own: '',
    demo:
      givenUrl === null
        ? ' The variables are those of its demo project.'
        : ' The variables are those of the demo project, which it has in development only.',
    none: ` The values of your project are missing from ${file}.`,
  }
  const note = notes[project]
  if (givenUrl === null) {
    return {
      step: `${program} start    (the service; keep it running, and continue in another terminal.${note})`,
      own: `For your own project, while the service is stopped: ${create} prints the values for ${file}.`,
    }
  }
  return {
    step: `The service at ${givenUrl} must be running.${note}`,
    own: `For your own project: ${create} --url ${givenUrl} prints the values for ${file}. It needs the admin key of the project internal as AUTH_ADMIN_KEY.`,
  }
}

function describeEnd(end: End): string {
  const { app, framework, edits, install, next, project } = end
  const { isPlanned, isWritten } = end
  if (isPlanned && !isWritten) return 'Nothing was written.\n'
  const { step, own } = describeService(end)
  const done = isPlanned ? 'Written.' : 'All files are there.'
  const list = [...install, ...edits, step, ...next]
    .map((text, index) => `${index + 1}. ${text}\n`)
    .join('')
  const notes = [
    ...(project === 'own' ? [] : [own]),
    ...(app.hasTypeScript ? [] : [describeTypes(app, framework)]),
  ]
  return `${done} Next:\n${list}${notes.map((note) => `\n${note}\n`).join('')}`
}
