import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../../../scripts/lib/run'
import { pack } from '../../../scripts/lib/tarball'

const projects = fileURLToPath(new URL('projects', import.meta.url))

/** Projects that only `pnpm test:long` uses. */
const longProjects = ['next-15', 'next-15-user', 'next-http-only', 'next-15-http-only']

/**
 * Copies the projects to a folder outside this repository and installs our packages there as they
 * would be published. Other packages come from the machine's pnpm store where possible.
 *
 * @param isLong Whether the projects of `pnpm test:long` are installed, too.
 */
export async function installProjects(folder: string, isLong: boolean): Promise<void> {
  await cp(projects, folder, { recursive: true })
  await fillFrom(join(folder, 'next'), 'next-15')
  // create-next-app 15 does not add ESLint.
  await rm(join(folder, 'next-15/eslint.config.mjs'))
  if (!isLong) await removeLint(join(folder, 'next'))
  for (const project of ['next', 'next-15']) {
    await copyAs(join(folder, project), `${project}-user`)
    await copyAs(join(folder, project), `${project}-http-only`)
  }
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
    packages: ['*', ...longProjects.filter(() => !isLong).map((name) => `!${name}`)],
    overrides: Object.fromEntries(overrides),
  })
  const { ok, output } = await run('pnpm', ['--dir', folder, 'install', '--prefer-offline'])
  if (!ok) throw new Error(`The packages could not be installed:\n${output}`)
}

/** Copies a project under another name, with changes to its manifest. */
async function copyAs(folder: string, name: string, changes: object = {}): Promise<void> {
  const copy = join(folder, '..', name)
  await cp(folder, copy, { recursive: true })
  const file = join(copy, 'package.json')
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  await writeJson(file, { ...manifest, ...changes, name })
}

/** Removes what only `pnpm test:long` runs. */
async function removeLint(folder: string): Promise<void> {
  const file = join(folder, 'package.json')
  const { devDependencies, ...manifest } = JSON.parse(await readFile(file, 'utf8'))
  const used = Object.entries(devDependencies).filter(([name]) => !name.startsWith('eslint'))
  await writeJson(file, { ...manifest, devDependencies: Object.fromEntries(used) })
}

/** Adds the files of a project to one that contains only the files that differ. */
async function fillFrom(folder: string, name: string): Promise<void> {
  await cp(folder, join(folder, '..', name), { recursive: true, force: false })
}

function writeJson(file: string, content: object): Promise<void> {
  return writeFile(file, JSON.stringify(content, null, 2))
}
