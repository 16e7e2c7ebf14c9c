import { parseEnv } from 'node:util'
import { parseUrl } from '@app/contract/parse-url'
import { isLocal } from '../../config/config'

/** Address of the service in the recipes. */
const exampleUrl = 'http://localhost:8102'

/** Id of the demo project in the recipes. */
const demoProjectId = '00000000-0000-4000-8000-00000000de30'

/** Its keys. */
const demoKey = /(?<==)[ps][cs]k_dem0\w+/

/**
 * Project that variables name: one of the reader's own, the demo project, or none, because the
 * value is empty or absent.
 */
export type NamedProject = 'own' | 'demo' | 'none'

/**
 * Returns the lines of a recipe's variables that a file lacks, with the address of the service. The
 * values of the demo project are left empty if the file names a project of the reader's own, or if
 * the service is on another machine, because production has no demo project.
 */
export function toMissingLines(recipe: string, existing: string, serviceUrl: string): string {
  const known = parseEnv(existing)
  const lines = recipe.split('\n').filter((line) => {
    const [name = ''] = line.split('=')
    return name !== '' && !Object.hasOwn(known, name)
  })
  const isRemote = !isLocal(new URL(serviceUrl).hostname)
  const hasNoDemo = isRemote || findProject(existing) === 'own'
  const adapt = (line: string) => {
    const text = line.replace(exampleUrl, serviceUrl)
    return hasNoDemo ? text.replace(demoKey, '').replace(demoProjectId, '') : text
  }
  return lines.map((line) => `${adapt(line)}\n`).join('')
}

/** Returns the kind of project that variables name. */
export function findProject(variables: string): NamedProject {
  const ids = Object.entries(parseEnv(variables)).flatMap(([name, value]) =>
    name.endsWith('PROJECT_ID') && value ? [value] : [],
  )
  if (ids.length === 0) return 'none'
  return ids.every((id) => id === demoProjectId) ? 'demo' : 'own'
}

/**
 * Returns the address of a service on another machine in a file of variables, by its name in a recipe; `null` if there
 * is none. The names differ between frameworks, and another library may use `AUTH_URL`, with a path.
 */
export function findServiceUrl(recipe: string, existing: string): string | null {
  const [name = ''] = Object.entries(parseEnv(recipe)).find(([, url]) => url === exampleUrl) ?? []
  const url = parseEnv(existing)[name] ?? ''
  const { protocol, hostname, pathname } = parseUrl(url) ?? new URL('none:')
  const isOfService = /^https?:$/.test(protocol) && pathname === '/' && !isLocal(hostname)
  return isOfService ? url : null
}

/** Whether variables contain a key that must stay on the server, or will contain one. */
export function containsSecret(lines: string): boolean {
  return /^\w*SECRET\w*=/m.test(lines)
}
