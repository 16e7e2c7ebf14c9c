import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { keptWords, refusedPhrases, refusedWords } from './words'

// Checks the words in all files that git tracks, or in the given paths.

const checked = /\.(?:tsx?|m?js|css|html|md|ya?ml|sh)$/

/** Files that list the words themselves, or contain text in other languages or from other projects. */
const excluded = [
  /^scripts\/words\.ts$/,
  /^docs\/glossary\.md$/,
  /^pnpm-lock\.yaml$/,
  /(^|\/)CHANGELOG\.md$/,
  /\/messages\/[a-z]{2}(?:-(?!US\/)\w+)?\//,
  /\/(?:notices|emails\/texts)\/(?:ar|(?!en-us)[a-z]{2}-[a-z\d]+)\.ts$/,
  /\/common\/list\.ts$/,
]

const files = execFileSync('git', ['ls-files', '-z', '--', ...process.argv.slice(2)], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .split('\0')
  .filter((file) => checked.test(file) && !excluded.some((pattern) => pattern.test(file)))
  // Deleted, but not committed.
  .filter((file) => existsSync(file))

const replacements = new Map(Object.entries(refusedWords))
let found = 0
for (const file of files) {
  report(file, 0, file)
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    report(file, index + 1, withoutQuotations(file, line))
  }
}
console.log(`${found} refused words in ${files.length} files.`)
process.exitCode = found === 0 ? 0 : 1

/** Removes former names from the migration tables of changesets, and terms of other languages from their tables. */
function withoutQuotations(file: string, line: string): string {
  if (!line.startsWith('| ')) return line
  if (file.startsWith('docs/languages/')) return ''
  return file.startsWith('.changeset/') ? line.replaceAll(/`[^`]*`/g, '') : line
}

function report(file: string, line: number, text: string) {
  for (const word of toWords(text)) {
    const instead = replacements.get(word)
    if (instead) print(file, line, word, instead)
  }
  for (const [pattern, instead] of refusedPhrases) {
    const match = pattern.exec(text)
    if (match) print(file, line, match[0].trim(), instead)
  }
}

function print(file: string, line: number, word: string, instead: string) {
  const isKept = keptWords.some(({ words, files }) => {
    return words.includes(word.toLowerCase()) && files.test(file)
  })
  if (isKept) return
  found += 1
  console.log(`${file}:${line} "${word}": write ${instead}`)
}

/** Splits a text into lowercase words, and identifiers into the words they consist of. */
function toWords(text: string): string[] {
  return text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
}
