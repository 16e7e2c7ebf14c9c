import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { getTsconfig } from 'get-tsconfig'
import { version } from '../../lib/version'
import { CommandError } from '../lib/terminal'

/** Folder of an app, with the facts that matter to a recipe. */
export interface AppFolder {
  path: string
  /** Ranges of all dependencies by name, including development dependencies. */
  dependencies: Record<string, string>
  /** Program that installs its packages. */
  packageManager: 'npm' | 'pnpm' | 'yarn' | 'bun'
  /** Names of the packed packages (`.tgz`) that are in the folder. */
  tarballs: string[]
  hasTypeScript: boolean
  /** Names of its programs: source files in the folder itself, `src`, and scripts that start it. */
  programs: string[]
  /** Whether relative imports must end with `.js`, as in Node's own modules. */
  importsNeedExtension: boolean
  /** Whether its programs are ES modules, by its package.json. */
  isModule: boolean
}

const lockFiles = {
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
} as const

/** @throws {CommandError} if the folder has no valid package.json. */
export async function readAppFolder(path: string): Promise<AppFolder> {
  const manifest = await readManifest(join(path, 'package.json'))
  const names = await readdir(path)
  const lockFile = Object.entries(lockFiles).find(([name]) => existsSync(join(path, name)))
  const options = readTsconfig(path)
  const resolution = `${options?.moduleResolution ?? options?.module ?? ''}`.toLowerCase()
  return {
    path,
    dependencies: { ...manifest.devDependencies, ...manifest.dependencies },
    packageManager: lockFile?.[1] ?? 'npm',
    tarballs: names.filter((name) => name.endsWith('.tgz')),
    programs: [
      ...names.filter((name) => name === 'src' || /^[^.]+\.[cm]?[jt]sx?$/.test(name)),
      ...Object.keys(manifest.scripts ?? {}).filter((name) => ['start', 'dev'].includes(name)),
    ],
    hasTypeScript: options !== null,
    importsNeedExtension: /^node(?:16|18|20|next)$/.test(resolution),
    isModule: manifest.type === 'module',
  }
}

/** Returns the first part of the file name of a packed package, up to its version, as `pnpm pack` names it. */
export function toTarballPrefix(name: string): string {
  return `${name.replace('@', '').replace('/', '-')}-`
}

/** Returns the path of a packed package in the folder, that of this version if there are several; `null` if there is none. */
export function findTarball({ tarballs }: AppFolder, name: string): string | null {
  const prefix = toTarballPrefix(name)
  const found = tarballs.filter(
    (file) => file.startsWith(prefix) && /^\d/.test(file.slice(prefix.length)),
  )
  const own = found.find((file) => file === `${prefix}${version}.tgz`) ?? found[0]
  return own === undefined ? null : `./${own}`
}

/**
 * Returns the major version of a package in an app: of the installed one, otherwise the lowest of its range.
 * `null` for a range that names no version, such as `latest`.
 */
export function findMajorVersion({ path, dependencies }: AppFolder, name: string): number | null {
  const version = findInstalledVersion(path, name) ?? dependencies[name] ?? ''
  const [major] = /\d+/.exec(version) ?? []
  return major === undefined ? null : Number(major)
}

/** Returns the version of a package that the app would load; `null` if it is not installed. */
function findInstalledVersion(path: string, name: string): string | null {
  try {
    const file = createRequire(join(path, 'package.json')).resolve(`${name}/package.json`)
    return JSON.parse(readFileSync(file, 'utf8')).version
  } catch {
    return null
  }
}

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  scripts?: Record<string, string>
  type?: string
}

async function readManifest(file: string): Promise<Manifest> {
  try {
    const manifest: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (typeof manifest === 'object' && manifest !== null) return manifest
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const problem = isAbsent
      ? 'does not exist. For a new server, run npm init -y and install express, fastify or hono first; for a page, create the app with its framework, such as npm create vite@latest.'
      : 'is not valid JSON.'
    throw new CommandError(
      `The file ${file} ${problem} Run app-server init in the folder of an app, or pass --dir FOLDER.`,
      { cause: error },
    )
  }
  throw new CommandError(`The file ${file} is not an object.`)
}

/** Returns the compiler options of an app; `null` without a tsconfig.json of its own. */
function readTsconfig(path: string) {
  if (!existsSync(join(path, 'tsconfig.json'))) return null
  try {
    return getTsconfig(path)?.config.compilerOptions ?? {}
  } catch {
    // It extends a file that is generated by the first build.
    return {}
  }
}
