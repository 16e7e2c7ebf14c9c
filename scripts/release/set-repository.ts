import { readFileSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'

// Names the public repository in the published packages, of which npm shows the manifest and the README:
// pnpm set-repository https://github.com/acme/auth

const packages = ['packages/core', 'packages/react', 'packages/server']

const [given = ''] = process.argv.slice(2)
const url = given.replace(/(?:\.git|\/)$/, '')
if (/^https:\/\/[\w.-]+(?:\/[\w.-]+)+$/.test(url)) {
  for (const folder of packages) {
    nameRepository(folder)
    const links = toAbsoluteLinks(folder)
    console.log(`${folder}: repository, homepage and bugs; ${links} links of the README`)
  }
} else {
  console.error('Pass the URL, such as: pnpm set-repository https://github.com/acme/auth')
  process.exitCode = 2
}

function nameRepository(folder: string): void {
  const file = `${folder}/package.json`
  const manifest = {
    ...JSON.parse(readFileSync(file, 'utf8')),
    repository: { type: 'git', url: `git+${url}.git`, directory: folder },
    homepage: `${url}/tree/main/${folder}#readme`,
    bugs: `${url}/issues`,
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Makes relative links lead to the repository, as npm has only the package. Returns their number. */
function toAbsoluteLinks(folder: string): number {
  const file = `${folder}/README.md`
  let count = 0
  const text = readFileSync(file, 'utf8').replace(/(?<=\]\()(?!https?:|#)[^)\s]+/g, (target) => {
    count += 1
    return `${url}/blob/main/${posix.join(folder, target)}`
  })
  writeFileSync(file, text)
  return count
}
