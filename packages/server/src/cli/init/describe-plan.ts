import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageName } from '../../lib/version'
import { type AppFolder, findTarball } from './app-folder'
import type { Framework } from './frameworks'
import type { PlannedFile } from './plan'

/** Returns the changes of a plan as a diff, followed by the lines that existing files need. */
export function describePlan(files: PlannedFile[]): string {
  const changes = files.map(toDiff).join('')
  const edits = files.map(toEdit).join('')
  const intro = 'These files exist and are not changed. Add the lines with + to them:\n\n'
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
  const lines = file.lines.map(({ text, isMissing }) => `${isMissing ? '+' : ' '} ${text}`)
  return `${file.path}\n${lines.map((line) => `${line.trimEnd()}\n`).join('')}\n`
}

/** Returns the commands that install what the app lacks. */
export function toInstallCommands(
  app: AppFolder,
  { packages, developmentPackages = [] }: Framework,
): string[] {
  const { dependencies, packageManager } = app
  const toCommand = (names: string[], flag: string) => {
    const missing = names
      .filter((name) => !Object.hasOwn(dependencies, name))
      .map((name) => findTarball(app, name) ?? name)
    const verb = packageManager === 'npm' ? 'install' : 'add'
    return missing.length === 0 ? [] : [`${packageManager} ${verb}${flag} ${missing.join(' ')}`]
  }
  return [...toCommand(packages, ''), ...toCommand(developmentPackages, ' -D')]
}

/**
 * Returns the command that starts the service from the folder of an app: the installed package, else a packed one in the
 * folder, else the clone of the repository that runs this command, else the published package.
 *
 * @param packageFolder Folder of this package.
 */
export function toStartCommand(app: AppFolder, packageFolder: string): string {
  if (Object.hasOwn(app.dependencies, packageName)) return 'npx app-server start'
  const tarball = findTarball(app, packageName)
  if (tarball !== null) return `npx --package ${tarball} app-server start`
  const program = join(packageFolder, 'bin/app-server.js')
  const isClone = !/[\\/]node_modules[\\/]/.test(program) && existsSync(program)
  if (!isClone) return `npx ${packageName} start`
  return `node ${program.includes(' ') ? JSON.stringify(program) : program} start`
}
