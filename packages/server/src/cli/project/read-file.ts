import { type ProjectFile, readProjectFile } from '../../import-export/project-file'
import { toCell } from '../lib/output'
import { CommandError } from '../lib/terminal'
import { readProjectText } from './read-text'

/** Reads and checks a project file. @throws {CommandError} with all reasons why it is not valid. */
export async function readValidFile(path: string): Promise<ProjectFile> {
  const text = await readProjectText(path)
  const file = readProjectFile(text)
  if (!Array.isArray(file)) return file
  const reasons = file.map((reason) => `  ${toCell(reason)}`).join('\n')
  throw new CommandError(
    `The file ${path} is not valid:\n${reasons}\napp-server project schema prints the format.`,
  )
}
