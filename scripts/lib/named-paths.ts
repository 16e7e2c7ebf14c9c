/**
 * Documents in which file names without a folder, and paths relative to a folder other than the
 * root, are checked as well.
 */
const guides = ['CONTRIBUTING.md', 'apps/e2e/README.md', 'docs/architecture.md']

/** Names of the examples in the how-to guides: such a file does not exist, but its folder does. */
const example = /(?:^|\/)(?:notes?|terms|billing)(?:[./].*)?$/

const fromRoot = /^(?:apps|docs|packages|scripts|\.changeset|\.github)\/[\w./{},*<>@+-]*$/
const fileName = /^[\w./{},*<>@+-]*\w\.(?:css|json|md|mjs|tsx?|ya?ml)$/

/** Written by a release, so it does not exist before the first one. */
const generated = 'CHANGELOG.md'

/**
 * Creates a check of the paths that documents name in code spans, such as `docs/operating.md`. `*` and
 * `<name>` stand for any name, `{a,b}` for one of several; the end of a file name may be missing.
 *
 * @param files All files, as paths from the root.
 * @returns a function that returns the paths in a line of a document that do not exist.
 */
export function createPathCheck(files: string[]): (document: string, line: string) => string[] {
  const exists = (pattern: string) => files.some((file) => new RegExp(pattern).test(file))
  const isMissing = (path: string) =>
    fromRoot.test(path)
      ? !exists(`^${toPattern(path)}(?:[/.-]|$)`)
      : path !== generated && !exists(`(?:^|/)${toPattern(path)}$`)
  return (document, line) => {
    const spans = [...line.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span)
    const isGuide = guides.includes(document)
    const paths = isGuide ? spans.filter(isPath).map(withoutExample) : spans.filter(isFromRoot)
    return paths.filter((path) => path !== '' && isMissing(path))
  }
}

const isFromRoot = (span: string) => fromRoot.test(span)
const isPath = (span: string) => isFromRoot(span) || fileName.test(span)

/** Returns the folder of an example of a how-to guide, and any other path as it is. */
function withoutExample(path: string): string {
  return path.replace(example, '')
}

function toPattern(path: string): string {
  return path
    .replace(/\/$/, '')
    .replaceAll(/[.+]/g, '\\$&')
    .replaceAll(/<[\w-]+>|\*+/g, '[^/]*')
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
}
