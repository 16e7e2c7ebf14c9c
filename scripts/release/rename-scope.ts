import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

// Gives the packages another npm scope, in every file that Git tracks: pnpm rename-scope @acme

/** The current scope. */
const [current = ''] = readName('packages/core/package.json').split('/')

/** The condition of exports for sources, which is not a package. */
const notThe = '(?!\\\\?/source)'

const [scope = ''] = process.argv.slice(2)
if (/^@[a-z\d][a-z\d._-]*$/.test(scope)) {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
  const changed = files.filter((file) => file !== '' && rename(file))
  console.log(
    `${current} is ${scope} in ${changed.length} files. Now run: pnpm install && pnpm format`,
  )
} else {
  console.error('Pass the scope, such as: pnpm rename-scope @acme')
  process.exitCode = 2
}

/** Renames the scope in a text file. Returns whether it changed. */
function rename(file: string): boolean {
  const bytes = readFileSync(file)
  if (bytes.includes(0)) return false
  const text = bytes.toString('utf8')
  const renamed = text
    // Not in addresses such as ada@app.example, but in the default of a variable: ${PACKAGE:-@app/server}.
    .replace(new RegExp(`(?<!\\w|(?<!:)-)${current}(?![\\w.-])${notThe}`, 'g'), scope)
    .replace(
      new RegExp(`(?<![\\w-])${current.slice(1)}-(?=(?:core|react|server)-\\d)`, 'g'),
      `${scope.slice(1)}-`,
    )
  if (renamed === text) return false
  writeFileSync(file, renamed)
  return true
}

function readName(file: string): string {
  const { name }: { name: string } = JSON.parse(readFileSync(file, 'utf8'))
  return name
}
