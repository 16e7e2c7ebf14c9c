/**
 * Removes the slashes at the end of a path. By index: a pattern for them takes quadratic time for
 * slashes in the middle.
 */
export function trimEndSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
