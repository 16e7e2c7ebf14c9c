import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { transform } from 'esbuild'
import { root } from '../lib/run'
import { listFiles, type PackedPackage, packInto } from '../lib/tarball'

/**
 * Fills an empty folder with the packed packages, as an install would, with the programs, and with
 * the demo as JavaScript, so that every bundler builds it without plugins. Returns the packed packages.
 */
export async function createProject(project: string): Promise<PackedPackage[]> {
  const packed = await Promise.all(
    ['packages/core', 'packages/react'].map((name) => packInto(project, name)),
  )
  await cp(join(root, 'scripts/sizes/programs'), join(project, 'programs'), { recursive: true })
  const demo = join(root, 'apps/demo')
  for (const name of ['react-router', 'sugar-high']) {
    await symlink(join(demo, 'node_modules', name), join(project, 'node_modules', name), 'dir')
  }
  const sources = join(demo, 'src')
  for (const file of await listFiles(sources)) {
    await compile(file, join(project, 'demo', relative(sources, file)))
  }
  return packed
}

async function compile(file: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  if (!/\.tsx?$/.test(file)) return cp(file, target)
  const { code } = await transform(await readFile(file, 'utf8'), {
    loader: 'tsx',
    jsx: 'automatic',
  })
  await writeFile(target.replace(/\.tsx?$/, '.js'), code)
}
