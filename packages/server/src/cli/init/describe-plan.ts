import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageName } from '../../lib/version'
import { type AppFolder, findTarball } from './app-folder'
import { type Framework, isNewServer } from './frameworks'
import type { PlannedFile } from './plan'

/** Returns the changes of a plan as a diff, followed by the lines that existing files need. */
export function describePlan(files: PlannedFile[]): string {
  const changes = files.map(toDiff).join('')
  const edits = files.map(toEdit).join('')
  const intro =
    'These files exist and are not changed. Add the lines with + to them, in place of those with -:\n\n'
  return changes + (edits === '' ? '' : intro + edits)
}

function toDiff(file: PlannedFile): string {
  if (file.action !== 'create' && file.action !== 'append') return ''
  const lines = file.content.replace(/^\n|\n$/g, '').split('\n')
  const from = file.action === 'create' ? '/dev/null' : file.path
  return `--- ${from}\n+++ ${file.path}\n${lines.map((line) => `+${line}\n`).join('')}\n`
}

function toEdit(file: PlannedFile): string {
  if (file.action !== 'edit') return ''
  return `${file.path}\n${toChangedLines(file.lines).join('')}\n`
}

function toChangedLines(lines: Extract<PlannedFile, { action: 'edit' }>['lines']): string[] {
  return lines
    .flatMap(({ text, isMissing, replaces }) => [
      ...(replaces === undefined ? [] : [`- ${replaces}`]),
      `${isMissing ? '+' : ' '} ${text}`,
    ])
    .map((line) => `${line.trimEnd()}\n`)
}

/** Returns the steps for files that are not changed: the plan above them may be long. */
export function toEditSteps(files: PlannedFile[]): string[] {
  return files.flatMap((file) =>
    file.action === 'edit'
      ? [`Change ${file.path}:\n\n${toChangedLines(file.lines).join('')}`]
      : [],
  )
}

/** Returns the commands that install what the app lacks. */
export function toInstallCommands(app: AppFolder, framework: Framework): string[] {
  const { packages, developmentPackages = [], newServer } = framework
  const needed = isNewServer(app, framework)
    ? [...packages, ...(newServer?.packages ?? [])]
    : packages
  const { dependencies, packageManager } = app
  const toCommand = (names: string[], flag: string) => {
    const missing = names
      .filter((name) => !Object.hasOwn(dependencies, name))
      .map((name) => findTarball(app, name) ?? name)
    const verb = packageManager === 'npm' ? 'install' : 'add'
    return missing.length === 0 ? [] : [`${packageManager} ${verb}${flag} ${missing.join(' ')}`]
  }
  return [...toCommand(needed, ''), ...toCommand(developmentPackages, ' -D')]
}

interface Running {
  /** Folder of this package. */
  packageFolder: string
  /** Packed package that `npx --package` runs, a path or URL. */
  givenPackage: string | undefined
}

/**
 * Returns how to run `app-server` from the folder of an app: the installed package, else the packed one that runs this
 * command, else one in the folder, else the clone of the repository that runs this command, else the published package.
 */
export function toProgram(app: AppFolder, { packageFolder, givenPackage }: Running): string {
  if (Object.hasOwn(app.dependencies, packageName)) return 'npx app-server'
  const isPacked = givenPackage?.endsWith('.tgz') && !givenPackage.includes(' ')
  const tarball = isPacked ? givenPackage : findTarball(app, packageName)
  if (tarball) return `npx --yes --package ${tarball} app-server`
  const program = join(packageFolder, 'bin/app-server.js')
  const isClone = !/[\\/]node_modules[\\/]/.test(program) && existsSync(program)
  if (!isClone) return `npx --yes ${packageName}`
  return `node ${program.includes(' ') ? JSON.stringify(program) : program}`
}
