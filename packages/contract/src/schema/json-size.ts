import { sizes } from './sizes'

/**
 * Finds out whether a JSON value is too deep, has too many containers, or is too long.
 *
 * @param max Characters of its JSON text.
 * @returns The reason as the rest of a sentence ("must …"), or `null`.
 */
export function findJsonSizeProblem(value: unknown, max: number): string | null {
  let level = [value].filter(isContainer)
  let containers = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    containers += level.length
    if (depth === sizes.depth) return `must be nested at most ${sizes.depth} levels deep`
    if (containers > sizes.containers) {
      return `must have at most ${sizes.containers} objects and lists`
    }
    level = listContainers(level)
  }
  return (JSON.stringify(value)?.length ?? 0) > max
    ? `must have at most ${max} characters as JSON`
    : null
}

/** The containers in some containers; of more than allowed, only so many that it shows. */
function listContainers(level: readonly object[]): object[] {
  const found: object[] = []
  for (const container of level) {
    for (const inner of Object.values(container)) {
      if (isContainer(inner)) found.push(inner)
      if (found.length > sizes.containers) return found
    }
  }
  return found
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
