/**
 * Removes trailing slashes of a path. A regular expression would take quadratic time for inner
 * slashes.
 */
export function trimEndSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
