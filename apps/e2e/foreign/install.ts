import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../../../scripts/lib/run'
import { pack } from '../../../scripts/lib/tarball'

const projects = fileURLToPath(new URL('projects', import.meta.url))

/**
 * Copies the projects to a folder outside this repository and installs our packages there, as they
 * would be published. What the machine has of other packages is taken from its store.
 */
export async function installProjects(folder: string): Promise<void> {
  await cp(projects, folder, { recursive: true })
  await copyAsModules(join(folder, 'node'), join(folder, 'node-esm'))

  const names = ['core', 'react', 'server']
  const tarballs = await Promise.all(names.map((name) => pack(`packages/${name}`, folder)))
  const overrides = names.map((name, index) => [`@app/${name}`, `file:${tarballs[index]}`])
  await writeJson(join(folder, 'package.json'), { private: true })
  await writeJson(join(folder, 'pnpm-workspace.yaml'), {
    packages: ['*'],
    overrides: Object.fromEntries(overrides),
  })
  const { ok, output } = await run('pnpm', ['--dir', folder, 'install', '--prefer-offline'])
  if (!ok) throw new Error(`The packages cannot be installed:\n${output}`)
}

/** The same sources, which Node and TypeScript take for ES modules instead of CommonJS. */
async function copyAsModules(folder: string, copy: string): Promise<void> {
  await cp(folder, copy, { recursive: true })
  const file = join(copy, 'package.json')
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  await writeJson(file, { ...manifest, name: `${manifest.name}-esm`, type: 'module' })
}

function writeJson(file: string, content: object): Promise<void> {
  return writeFile(file, JSON.stringify(content, null, 2))
}
