import { posix } from 'node:path'

/** A line of a recipe's file. */
export interface RecipeLine {
  text: string
  /** Whether the file of the app needs the line and lacks it. */
  isMissing: boolean
  /** Line of the app's file that a missing line replaces: it contains what the recipe wraps. */
  replaces?: string
}

/**
 * Compares a file of a recipe with that of the app. The lines that it needs are those that import from
 * our packages or from files of the recipe, those that use what is imported, and those that name such a
 * file, each up to the end of its statement. Others are returned only if the file has them, too, to show the place.
 *
 * @param paths Paths of all files of the recipe.
 */
export function findAdditions(
  { path, content }: { path: string; content: string },
  existing: string,
  paths: string[],
): RecipeLine[] {
  const modules = paths.map(withoutExtension)
  const isOurs = (specifier: string) =>
    specifier.startsWith('@app/') ||
    modules.includes(withoutExtension(posix.join(posix.dirname(path), specifier)))
  const present = normalize(existing)
  const lines = content.replace(/\n$/, '').split('\n')
  const names = lines.flatMap((line) => {
    const [, list = '', specifier = ''] = /^import \{?(.*?)\}? from\s'(.*)'/.exec(line) ?? []
    return isOurs(specifier) ? list.split(',').map((name) => name.replace('type ', '').trim()) : []
  })
  const usesName = new RegExp(`\\b(?:${names.join('|') || '(?!)'})\\b`)
  const presentLines = new Set(existing.split('\n').map(normalize))
  /** Brackets that the last missing line leaves open: the rest of its statement follows. */
  let open = 0
  return lines.flatMap((text): RecipeLine[] => {
    if (open > 0) {
      open += countOpened(text)
      return [{ text, isMissing: true }]
    }
    const specifiers = [...text.matchAll(/'([^']+)'/g)].map(([, specifier = '']) => specifier)
    const isNeeded = specifiers.some(isOurs) || usesName.test(text)
    if (isNeeded && !present.includes(normalize(text))) {
      open = countOpened(text)
      return [{ text, isMissing: true, ...findWrapped(text, existing) }]
    }
    const isShown = normalize(text) !== '' && presentLines.has(normalize(text))
    return isShown ? [{ text, isMissing: false }] : []
  })
}

/** Returns how many more brackets a line opens than it closes, ignoring strings and comments. */
function countOpened(line: string): number {
  const text = line.replace(/(['"`])(?:\\.|(?!\1).)*\1|\/\/.*/g, '')
  return (text.match(/[([{]/g)?.length ?? 0) - (text.match(/[)\]}]/g)?.length ?? 0)
}

/**
 * Finds the line of a file that contains what a line of the recipe wraps, and returns it with its
 * replacement; `null` if there is none.
 */
function findWrapped(text: string, existing: string): Pick<RecipeLine, 'text' | 'replaces'> | null {
  const [, , inside] = /^\s*<(\w+)>(.+)<\/\1>$/.exec(text) ?? []
  // The last such line: an argument of the same name precedes it.
  const replaces = inside && existing.split('\n').findLast((line) => line.includes(inside))
  return replaces ? { replaces, text: replaces.replace(inside, text.trim()) } : null
}

function withoutExtension(path: string): string {
  return path.replace(/\.[jt]sx?$/, '')
}

/** Removes differences between formatters: quotes, separators and white space. */
function normalize(text: string): string {
  return text.replaceAll('"', "'").replace(/[;,\s]/g, '')
}
