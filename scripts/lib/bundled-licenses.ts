import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { root } from './run'
import { listFiles, type PackedPackage } from './tarball'

const licensesFile = 'THIRD-PARTY-LICENSES.md'

/**
 * Lists the packages whose code is in the published files, by their source maps, but whose license is not in
 * `THIRD-PARTY-LICENSES.md`, as messages for the maintainer.
 *
 * @param packageFolder Folder of the package in the repository, which the paths in its source maps begin at.
 */
export async function findMissingLicenses(
  packed: PackedPackage,
  packageFolder: string,
): Promise<string[]> {
  const licenses = await readFile(join(packed.folder, licensesFile), 'utf8').catch(() => '')
  const missing: string[] = []
  for (const [name, folder] of await listBundledPackages(packed, packageFolder)) {
    const files = (await readdir(folder)).filter((file) => /^licen[cs]e/i.test(file))
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
    const isComplete =
      licenses.includes(`\n## ${name}\n`) && texts.every((text) => licenses.includes(text.trim()))
    if (!isComplete) missing.push(`${packed.name}: ${licensesFile} lacks the license of ${name}`)
  }
  return missing
}

/** Folders of the installed packages that source maps name as sources, by name of the package. */
async function listBundledPackages(packed: PackedPackage, packageFolder: string) {
  const packages = new Map<string, string>()
  for (const map of (await listFiles(packed.folder)).filter((file) => file.endsWith('.map'))) {
    const folder = resolve(root, packageFolder, relative(packed.folder, dirname(map)))
    const { sources }: { sources: string[] } = JSON.parse(await readFile(map, 'utf8'))
    for (const source of sources) {
      // Source maps of packages may name wrong folders below that of their installation.
      const match = /^.*\/node_modules\/\.pnpm\/((?:@[^+]+\+)?[^@]+)@[^/]+\/node_modules\//.exec(
        source,
      )
      if (!match?.[1]) continue
      const name = match[1].replace('+', '/')
      packages.set(name, resolve(folder, match[0], name))
    }
  }
  return packages
}
