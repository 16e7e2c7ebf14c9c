import { readFile } from 'node:fs/promises'

/**
 * Reads a file that the build copies beside its code, or its original when the sources run.
 *
 * @param paths Paths of the copy and of the original, relative to the module.
 * @param moduleUrl `import.meta.url` of the module that names the paths.
 */
export async function readCopiedFile(paths: string[], moduleUrl: string): Promise<string> {
  for (const path of paths) {
    const text = await readFile(new URL(path, moduleUrl), 'utf8').catch(ignoreAbsence)
    if (text !== null) return text
  }
  throw new Error(`${paths[0]} is missing in the installation of app-server.`)
}

function ignoreAbsence(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
