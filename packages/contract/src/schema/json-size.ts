import { sizes } from './sizes'

/**
 * Checks whether a JSON value is nested too deeply, has too many containers or is too long.
 *
 * @param max Maximum number of characters as JSON.
 * @returns The problem as a phrase ("must …"), or `null`.
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

/**
 * Returns the containers inside the given containers, stopping once there are more than allowed.
 */
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
