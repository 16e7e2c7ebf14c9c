import { parseEnv } from 'node:util'

/** Address of the service in the recipes. */
const exampleUrl = 'http://localhost:8102'

/** Id of the demo project in the recipes. */
const demoProjectId = '00000000-0000-4000-8000-00000000de30'

/** Its keys. */
const demoKey = /(?<==)[ps][cs]k_dem0\w+/

/**
 * Returns the lines of a recipe's variables that a file lacks, with the address of the service. Keys are empty if the
 * file names a project of the reader, for which those of the demo project would be wrong.
 */
export function toMissingLines(recipe: string, existing: string, serviceUrl: string): string {
  const known = parseEnv(existing)
  const lines = recipe.split('\n').filter((line) => {
    const [name = ''] = line.split('=')
    return name !== '' && !Object.hasOwn(known, name)
  })
  const adapt = (line: string) => line.replace(exampleUrl, serviceUrl)
  const own = namesOwnProject(existing)
  return lines.map((line) => `${own ? adapt(line).replace(demoKey, '') : adapt(line)}\n`).join('')
}

/** Whether variables name a project other than the demo project. */
export function namesOwnProject(variables: string): boolean {
  return Object.entries(parseEnv(variables)).some(
    ([name, value]) => name.endsWith('PROJECT_ID') && value !== '' && value !== demoProjectId,
  )
}

/** Whether variables contain a key that must stay on the server, or will contain one. */
export function containsSecret(lines: string): boolean {
  return /^\w*SECRET\w*=/m.test(lines)
}
