import type { AppFolder } from './app-folder'
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
  { dependencies, packageManager }: AppFolder,
  { packages, developmentPackages = [] }: Framework,
): string[] {
  const toCommand = (names: string[], flag: string) => {
    const missing = names.filter((name) => !Object.hasOwn(dependencies, name))
    const verb = packageManager === 'npm' ? 'install' : 'add'
    return missing.length === 0 ? [] : [`${packageManager} ${verb}${flag} ${missing.join(' ')}`]
  }
  return [...toCommand(packages, ''), ...toCommand(developmentPackages, ' -D')]
}
