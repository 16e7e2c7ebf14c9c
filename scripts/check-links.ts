import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './lib/run'

// Checks that relative links of all documents lead to files and headings that exist.

const documents = execFileSync('git', ['ls-files', '-z', '--', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)))

let linkCount = 0
const problems: string[] = []
for (const document of documents) {
  for (const [index, line] of readText(document).split('\n').entries()) {
    for (const target of listTargets(line)) {
      linkCount += 1
      const problem = findProblem(document, target)
      if (problem) problems.push(`${document}:${index + 1} ${target}: ${problem}`)
    }
  }
}
if (problems.length > 0) console.error(problems.join('\n'))
console.log(`${linkCount} relative links in ${documents.length} documents.`)
process.exitCode = problems.length === 0 ? 0 : 1

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
