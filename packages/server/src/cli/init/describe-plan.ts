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

/** Returns the changes to existing files as steps, because the plan above them may be long. */
export function toEditSteps(files: PlannedFile[]): string[] {
  return files.flatMap((file) =>
    file.action === 'edit'
      ? [`Change ${file.path}:\n\n${toChangedLines(file.lines).join('')}`]
      : [],
  )
}
