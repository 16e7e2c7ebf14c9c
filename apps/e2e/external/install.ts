import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../../../scripts/lib/run'
import { pack } from '../../../scripts/lib/tarball'

const projects = fileURLToPath(new URL('projects', import.meta.url))

/**
 * Copies the projects to a folder outside this repository and installs our packages there as they
 * would be published. Other packages come from the machine's pnpm store where possible.
 */
export async function installProjects(folder: string): Promise<void> {
  await cp(projects, folder, { recursive: true })
  await copyAs(join(folder, 'node'), 'node-esm', { type: 'module' })
  await copyAs(join(folder, 'page'), 'ejected')
  await copyAs(join(folder, 'express'), 'express-4', {
    dependencies: { '@app/core': '*', express: '^4.22.0', tsx: '^4.23.15' },
  })

  const names = ['core', 'react', 'server']
  const tarballs = await Promise.all(names.map((name) => pack(`packages/${name}`, folder)))
  const overrides = names.map((name, index) => [`@app/${name}`, `file:${tarballs[index]}`])
  await writeJson(join(folder, 'package.json'), { private: true })
  await writeJson(join(folder, 'pnpm-workspace.yaml'), {
    packages: ['*'],
    overrides: Object.fromEntries(overrides),
  })
  const { ok, output } = await run('pnpm', ['--dir', folder, 'install', '--prefer-offline'])
  if (!ok) throw new Error(`The packages could not be installed:\n${output}`)
}

/** Copies a project under another name, with changes of its manifest. */
async function copyAs(folder: string, name: string, changes: object = {}): Promise<void> {
  const copy = join(folder, '..', name)
  await cp(folder, copy, { recursive: true })
  const file = join(copy, 'package.json')
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  await writeJson(file, { ...manifest, ...changes, name })
}

function writeJson(file: string, content: object): Promise<void> {
  return writeFile(file, JSON.stringify(content, null, 2))
}
