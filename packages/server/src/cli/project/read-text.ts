import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createJiti } from 'jiti'
import { defineProject } from '../../project'
import { toFileError } from '../lib/file-error'
import { CommandError } from '../lib/terminal'

/**
 * Returns the text of a project file. A TypeScript or JavaScript module is run, and its default export
 * becomes JSON, so that both kinds of files are validated in the same way.
 *
 * @throws {CommandError} if the file cannot be read or run, or exports no object.
 */
export async function readProjectText(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw toFileError(path, error)
  })
  if (!/\.[cm]?[jt]s$/.test(path)) return text
  const definition = await runModule(path)
  if (typeof definition !== 'object' || definition === null) {
    throw new CommandError(
      `The file ${path} has no project as its default export: export default defineProject({ … }).`,
    )
  }
  return JSON.stringify(definition)
}

async function runModule(path: string): Promise<unknown> {
  const jiti = createJiti(import.meta.url, {
    // The file is read each time, and not stored in a cache on disk, because it may contain secrets.
    moduleCache: false,
    fsCache: false,
    // Found even if the package is not installed where the file is, as with npx.
    virtualModules: { '@app/server/project': { defineProject } },
  })
  try {
    return await jiti.import(resolve(path), { default: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(`The file ${path} cannot be run: ${reason}`, { cause: error })
  }
}
