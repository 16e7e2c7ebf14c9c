import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listRepositoryFiles } from '../lib/repository-files'
import { root, run } from '../lib/run'

/** Carries out the steps before a release, each in a fresh copy of the repository, and checks what they leave. */
const packages = ['packages/core', 'packages/react', 'packages/server']

const files = listRepositoryFiles()

const copy = mkdtempSync(join(tmpdir(), 'release-'))
const problems = await findProblems().finally(() => rmSync(copy, { recursive: true, force: true }))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log('Scope, repository and version of a copy are as in a release.')

function repository(): string {
  return 'https://github.com/acme/auth'
}

async function findProblems(): Promise<string[]> {
  for (const file of files) cpSync(join(root, file), join(copy, file))
  execFileSync('git', ['init', '--quiet'], { cwd: copy })
  execFileSync('git', ['add', '--all'], { cwd: copy })
  return [
    ...(await inCopy('rename-scope', ['@renamed'], listFormerScopes)),
    ...(await inCopy('set-repository', [repository()], listUnlinked)),
    ...(await inCopy('release-version', [], listWrongVersions)),
  ]
}

/** Runs a script in the copy as it was at first. Returns what is wrong with the copy. */
async function inCopy(script: string, args: string[], list: (copy: string) => string[]) {
  execFileSync('git', ['clean', '--quiet', '-d', '--force'], { cwd: copy })
  execFileSync('git', ['checkout-index', '--all', '--force'], { cwd: copy })
  const options = ['--import', import.meta.resolve('tsx'), `scripts/release/${script}.ts`, ...args]
  const { ok, output } = await run(process.execPath, options, { cwd: copy })
  const found = ok ? list(copy) : [output]
  return found.map((problem) => `${script}: ${problem}`)
}

/** Lists the files that still name a package by the former scope. */
function listFormerScopes(copy: string): string[] {
  const [scope = ''] = String(readManifest(root, 'packages/core').name).split('/')
  const former = new RegExp(
    `${scope}\\\\?/(?!source)|(?<![\\w-])${scope.slice(1)}-(?:core|react|server)-\\d`,
  )
  return files.flatMap((file) => {
    const [found] = former.exec(readFileSync(join(copy, file), 'utf8')) ?? []
    return found ? [`${file} still contains ${found}`] : []
  })
}

/** Lists what npm would not link to the repository. */
function listUnlinked(copy: string): string[] {
  const url = repository()
  return packages.flatMap((folder) => {
    const { repository: given, homepage, bugs } = readManifest(copy, folder)
    const links = { given, homepage, bugs }
    const expected = {
      given: { type: 'git', url: `git+${url}.git`, directory: folder },
      homepage: `${url}/tree/main/${folder}#readme`,
      bugs: `${url}/issues`,
    }
    const readme = readFileSync(join(copy, folder, 'README.md'), 'utf8')
    const targets = [...readme.matchAll(/(?<=\]\()[^)\s]+/g)].map(([target]) => target)
    const broken = targets.filter((target) => !isReachable(copy, target))
    return [
      ...(JSON.stringify(links) === JSON.stringify(expected)
        ? []
        : [`${folder}/package.json has ${JSON.stringify(links)}`]),
      ...broken.map((target) => `${folder}/README.md links to ${target}`),
    ]
  })
}

/** Whether a link of a README works on npm: of the page itself, absolute, and to a file that exists. */
function isReachable(copy: string, target: string): boolean {
  const [, path] = /\/blob\/main\/([^#]*)/.exec(target) ?? []
  if (path !== undefined && target.startsWith(repository())) return existsSync(join(copy, path))
  return /^(?:#|https?:)/.test(target)
}

/** Lists versions that are not the same for all packages, major ones that no changeset asks for, and missing changelogs. */
function listWrongVersions(copy: string): string[] {
  const changesets = files.filter((file) => /^\.changeset\/.*\.md$/.test(file))
  const isMajor = changesets.some((file) =>
    /^---\n(?:'.*\n)*?'.*': major\n/.test(readFileSync(join(root, file), 'utf8')),
  )
  const majorOf = (version: unknown) => Number(String(version).split('.')[0])
  const expected = majorOf(readManifest(root, 'packages/core').version) + (isMajor ? 1 : 0)
  const manifests = packages.map((folder) => readManifest(copy, folder))
  const [{ version, name } = {}, react] = manifests
  const peer = Object(react?.peerDependencies)[String(name)]
  return [
    ...manifests
      .filter((one) => one.version !== version || majorOf(one.version) !== expected)
      .map(
        (one) => `${one.name} has version ${one.version}, expected ${expected}.x as all packages`,
      ),
    ...packages
      .filter((folder) => !readChangelog(copy, folder).includes(`\n## ${version}\n`))
      .map((folder) => `${folder}/CHANGELOG.md has no changes of ${version}`),
    ...(peer === 'workspace:^' ? [] : [`${react?.name} has the peer ${name} ${peer}`]),
  ]
}

function readChangelog(copy: string, folder: string): string {
  const file = join(copy, folder, 'CHANGELOG.md')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function readManifest(folder: string, name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'))
}
