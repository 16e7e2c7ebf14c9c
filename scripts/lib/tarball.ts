import { mkdir, readdir, readFile, realpath, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root, run } from './run'

/** A package as it would be published. */
export interface PackedPackage {
  /** Name in the registry, `@app/core`. */
  name: string
  tarball: string
  /** Folder of the unpacked tarball, below a `node_modules`. */
  folder: string
  manifest: Manifest
}

/** The parts of a published package.json that the checks read. */
interface Manifest {
  name: string
  exports: Record<string, unknown>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Packs a workspace package as for publishing, and returns the path of the tarball. */
export async function pack(packageFolder: string, destination: string): Promise<string> {
  const { ok, output } = await run('pnpm', ['pack', '--json', '--pack-destination', destination], {
    cwd: join(root, packageFolder),
  })
  if (!ok) throw new Error(`Could not pack ${packageFolder}:\n${output}`)
  const { filename }: { filename: string } = JSON.parse(output.slice(output.indexOf('{')))
  return filename
}

/** Packs a workspace package and unpacks it below `project/node_modules`, as an install would. */
export async function packInto(project: string, packageFolder: string): Promise<PackedPackage> {
  const source = join(root, packageFolder)
  const tarball = await pack(packageFolder, project)
  const name: string = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')).name
  const folder = join(project, 'node_modules', name)
  await mkdir(folder, { recursive: true })
  await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'])
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  await linkDependencies(project, source, manifest)
  return { name, tarball, folder, manifest }
}

/** Links the package's dependencies into `project` from the repository's installation. */
async function linkDependencies(project: string, source: string, manifest: Manifest) {
  const names = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
  for (const name of names.filter((name) => !name.startsWith('@app/'))) {
    const link = join(project, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(await realpath(join(source, 'node_modules', name)), link).catch(ignoreExisting)
  }
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error
}

/** Lists every file of a folder, recursively. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
