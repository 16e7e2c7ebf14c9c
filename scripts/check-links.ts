import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createPathCheck } from './lib/named-paths'
import { listRepositoryFiles } from './lib/repository-files'
import { root } from './lib/run'
import { listShellComments } from './lib/shell-comments'

// Checks that relative links of all documents lead to files and headings that exist, that files which
// documents name in code spans exist, that comments of sources cite documents and sections that exist, and that
// shell examples have no comments.

const files = listRepositoryFiles()
const documents = files.filter((file) => file.endsWith('.md'))
/** Everything that may cite a document, except for lists of words and changelogs. */
const citing = files.filter((file) => {
  return (
    /\.(?:tsx?|m?js|css|html|md|ya?ml|sh)$/.test(file) &&
    !/(?:^|\/)CHANGELOG\.md$|\/common\/list\.ts$/.test(file)
  )
})

const listMissingPaths = createPathCheck(files)
let linkCount = 0
let citationCount = 0
const problems: string[] = []
for (const document of documents) {
  for (const [index, line] of readText(document).split('\n').entries()) {
    for (const target of listTargets(line)) {
      linkCount += 1
      const problem = findProblem(document, target)
      if (problem) problems.push(`${document}:${index + 1} ${target}: ${problem}`)
    }
    for (const path of isRecord(document) ? [] : listMissingPaths(document, line)) {
      problems.push(`${document}:${index + 1} ${path}: no such file`)
    }
  }
}
for (const document of documents) {
  for (const [line, text] of listShellComments(readFileSync(join(root, document), 'utf8'))) {
    problems.push(`${document}:${line} ${text.trim()}: move the comment before the block`)
  }
}
for (const file of citing) {
  // Comments are joined, because a citation may continue on the next line.
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/\n\s*(?:\/\/|\*(?!\/)) ?/g, '\n')
  for (const { index, target, problem } of listCitations(text)) {
    citationCount += 1
    const line = text.slice(0, index).split('\n').length
    if (problem) problems.push(`${file}:${line} ${target}: ${problem}`)
  }
}
if (problems.length > 0) console.error(problems.join('\n'))
console.log(
  `${linkCount} relative links in ${documents.length} documents, ${citationCount} citations in ${citing.length} files.`,
)
process.exitCode = problems.length === 0 ? 0 : 1

/** Whether a document describes what was true at its time, such as a changelog. */
function isRecord(document: string): boolean {
  return /^\.changeset\/|(?:^|\/)CHANGELOG\.md$/.test(document)
}

/** Reads a document without the contents of its code blocks. Line numbers stay the same. */
function readText(document: string): string {
  const text = readFileSync(join(root, document), 'utf8')
  return text.replace(/^(```|~~~).*?^\1/gms, (block) => block.replaceAll(/[^\n]/g, ''))
}

/** Lists the targets of relative links in a line, without links inside of code spans. */
function listTargets(line: string): string[] {
  const links = line.replaceAll(/`[^`]*`/g, '').matchAll(/\]\(([^()\s]+)(?:\s+"[^"]*")?\)/g)
  return [...links]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z][a-z\d+.-]*:/i.test(target))
}

function findProblem(document: string, target: string): string | undefined {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? document : join(dirname(document), decodeURIComponent(path))
  if (!existsSync(join(root, file))) return 'no such file'
  if (!anchor || statSync(join(root, file)).isDirectory() || !file.endsWith('.md')) return undefined
  return listAnchors(file).includes(anchor) ? undefined : 'no such heading'
}

/** Lists the anchors of a document's headings, in the format of GitHub. */
function listAnchors(document: string): string[] {
  const counts = new Map<string, number>()
  return [...readText(document).matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) => {
    const anchor = heading
      .trim()
      .toLowerCase()
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-')
    const count = counts.get(anchor) ?? 0
    counts.set(anchor, count + 1)
    return count === 0 ? anchor : `${anchor}-${count}`
  })
}

/** A document that a text cites by its path, with sections by number if it names some. */
interface Citation {
  index: number
  target: string
  problem: string | undefined
}

/**
 * Lists citations of documents: `docs/operating.md`, `docs/http-api.md section 7.6`, and those of
 * documents outside of this repository, which a reader cannot open.
 */
function listCitations(text: string): Citation[] {
  const citations = text.matchAll(
    /(?<![\w./-])(docs\/[\w/.-]+\.md)(?:,?\s+sections?\s+((?:\d[\d.]*(?:,\s+|\s+to\s+|\s+and\s+)?)+))?/g,
  )
  const opened = [...citations].map(({ index, 0: target, 1: document = '', 2: sections }) => {
    return { index, target: toOneLine(target), problem: findCitationProblem(document, sections) }
  })
  const closed = text.matchAll(
    /(?<![\w/-])contract\/[\w-]+\.(?:md|json)|\b[Cc]ontract,? (?:section )?\d+\.\d/g,
  )
  return [
    ...opened,
    ...[...closed].map(({ index, 0: target }) => {
      return { index, target: toOneLine(target), problem: 'cite a section of docs/http-api.md' }
    }),
  ]
}

function findCitationProblem(document: string, sections: string | undefined): string | undefined {
  if (!existsSync(join(root, document))) return 'no such file'
  const missing = (sections?.match(/\d+(?:\.\d+)*/g) ?? []).filter((number) => {
    return !listSections(document).includes(number)
  })
  return missing.length > 0 ? `no section ${missing.join(', ')}` : undefined
}

/** Lists the numbers of a document's headings. */
function listSections(document: string): string[] {
  const headings = readText(document).matchAll(/^#{2,6} (\d+(?:\.\d+)*) /gm)
  return [...headings].map(([, number = '']) => number)
}

function toOneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}
