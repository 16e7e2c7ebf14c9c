import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageName, version } from '../../lib/version'
import { type AppFolder, findTarball, toTarballPrefix } from './app-folder'
import { type Framework, isNewServer } from './frameworks'

/** How this command runs. */
interface Running {
  /** Folder of this package. */
  packageFolder: string
  /** Packed package that `npx --package` runs, a path or URL. */
  givenPackage: string | undefined
}

/** Name of the packages of this repository up to their scope, such as `@app/`. */
const scope = packageName.slice(0, packageName.indexOf('/') + 1)

/**
 * Returns the commands that install what the app lacks: packed packages in its folder, which a clone of the repository
 * that runs this command has to create, and published ones.
 */
export function toInstallCommands(
  app: AppFolder,
  framework: Framework,
  running: Running,
): string[] {
  const { packages, developmentPackages = [], newServer } = framework
  const needed = isNewServer(app, framework)
    ? [...packages, ...(newServer?.packages ?? [])]
    : packages
  const { dependencies, packageManager } = app
  const listMissing = (names: string[]) =>
    names.filter((name) => !Object.hasOwn(dependencies, name))
  const isPublished = !findProgramInClone(running) && !isPacked(running)
  const toPack = isPublished
    ? []
    : listMissing(needed).filter((name) => name.startsWith(scope) && !findTarball(app, name))
  const toSource = (name: string) =>
    toPack.includes(name)
      ? `./${toTarballPrefix(name)}${version}.tgz`
      : (findTarball(app, name) ?? name)
  const toCommand = (names: string[], flag: string) => {
    const sources = listMissing(names).map(toSource)
    const verb = packageManager === 'npm' ? 'install' : 'add'
    return sources.length === 0 ? [] : [`${packageManager} ${verb}${flag} ${sources.join(' ')}`]
  }
  return [
    ...(toPack.length === 0 ? [] : [toPackCommand(app, toPack, running)]),
    ...toCommand(needed, ''),
    ...toCommand(developmentPackages, ' -D'),
  ]
}

/**
 * Returns the command that packs packages of a clone into the folder of an app. Names the clone
 * that runs this command, if any.
 */
function toPackCommand({ path }: AppFolder, names: string[], running: Running): string {
  const program = findProgramInClone(running)
  const clone =
    program === null ? 'FOLDER_OF_YOUR_CLONE' : quote(join(dirname(program), '../../..'))
  const filters = names.map((name) => `--filter ${name}`).join(' ')
  return `npx --yes pnpm@10 --dir ${clone} ${filters} pack --pack-destination ${quote(path)}`
}

/**
 * Returns how to run `app-server` from the folder of an app: the installed package, else the packed one that runs this
 * command, else one in the folder, else the clone of the repository that runs this command, else the published package.
 */
export function toProgram(app: AppFolder, running: Running): string {
  if (Object.hasOwn(app.dependencies, packageName)) return 'npx app-server'
  const tarball = isPacked(running) ? running.givenPackage : findTarball(app, packageName)
  if (tarball) return `npx --yes --package ${tarball} app-server`
  const program = findProgramInClone(running)
  return program === null ? `npx --yes ${packageName}` : `node ${quote(program)}`
}

/** Whether a packed package runs this command. */
function isPacked({ givenPackage }: Running): boolean {
  return givenPackage?.endsWith('.tgz') === true && !givenPackage.includes(' ')
}

/** Returns the program of the clone that runs this command; `null` if an installed package runs it. */
function findProgramInClone({ packageFolder }: Running): string | null {
  const program = join(packageFolder, 'bin/app-server.js')
  const isClone = !/[\\/]node_modules[\\/]/.test(program) && existsSync(program)
  return isClone ? program : null
}

/** Quotes a path for a POSIX shell if it contains characters that a shell would interpret. */
function quote(path: string): string {
  return /^[\w./@:+\\-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`
}
