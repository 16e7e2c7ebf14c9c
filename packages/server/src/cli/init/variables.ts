import { parseEnv } from 'node:util'

/** Address of the service in the recipes. */
const exampleUrl = 'http://localhost:8102'

/** Returns the lines of a recipe's variables that a file lacks, with the address of the service. */
export function toMissingLines(recipe: string, existing: string, serviceUrl: string): string {
  const known = parseEnv(existing)
  const lines = recipe.split('\n').filter((line) => {
    const [name = ''] = line.split('=')
    return name !== '' && !Object.hasOwn(known, name)
  })
  return lines.map((line) => `${line.replace(exampleUrl, serviceUrl)}\n`).join('')
}

/** Whether variables contain a key that must stay on the server. */
export function containsSecret(lines: string): boolean {
  return /=s[sa]k_/.test(lines)
}
