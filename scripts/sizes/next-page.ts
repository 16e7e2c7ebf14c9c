import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root, run } from '../lib/run'
import type { PackedPackage } from '../lib/tarball'
import { toDownloadSize } from './bundle'
import type { Measured } from './programs'

/**
 * Builds two pages with Next.js, one of them with `AppProvider` and `useUser`, and returns the
 * difference of the scripts in their HTML. Installs Next.js in a temporary folder, because it is ten
 * times the size of the other bundlers.
 */
export async function measureNextPage(packed: PackedPackage[]): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'next-page-'))
  try {
    await cp(join(root, 'scripts/sizes/next-page'), folder, { recursive: true })
    // In the same folder, because the names of modules, and so their sizes, depend on the path.
    for (const { tarball } of packed) await cp(tarball, join(folder, basename(tarball)))
    const tarballs = packed.map(({ name, tarball }) => [name, `file:${basename(tarball)}`])
    const settings = {
      packages: ['.'],
      overrides: Object.fromEntries(tarballs),
      // Resizes images: not needed, and under another license.
      ignoredOptionalDependencies: ['sharp'],
    }
    await writeFile(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(settings))
    await expectSuccess('pnpm', ['--dir', folder, 'install', '--prefer-offline'])
    await expectSuccess('pnpm', ['--dir', folder, 'exec', 'next', 'build'])
    const [plain, sdk] = await Promise.all([
      readScripts(folder, 'plain'),
      readScripts(folder, 'sdk'),
    ])
    const added = [...sdk.keys()].filter((name) => !plain.has(name))
    return { bytes: sum(sdk) - sum(plain), files: added.length }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function expectSuccess(command: string, args: string[]): Promise<void> {
  const { ok, output } = await run(command, args, { env: { NEXT_TELEMETRY_DISABLED: '1' } })
  if (!ok) throw new Error(output)
}

/** Returns the download sizes of the scripts of a page by their names. */
async function readScripts(folder: string, page: string): Promise<Map<string, number>> {
  const html = await readFile(join(folder, `.next/server/app/${page}.html`), 'utf8')
  const names = new Set(
    [...html.matchAll(/<script[^>]* src="\/_next\/([^"]+)"/g)].map(([, name = '']) => name),
  )
  const sizes = [...names].map(async (name) => {
    const code = await readFile(join(folder, '.next', name), 'utf8')
    return [name, toDownloadSize(code)] as const
  })
  return new Map(await Promise.all(sizes))
}

function sum(sizes: Map<string, number>): number {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0)
}
