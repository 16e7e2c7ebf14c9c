import { contract, fields } from '@app/contract'
import { z } from 'zod'
import { readJson } from '../lib/read-json'
import { listFileProblems, toProblem } from './import/file-problems'
import { furtherSettings } from './import/record'
import { listMaskedSecrets } from './project-changes'

const { list } = fields

/** Maximum number of definitions in a scope. */
const maxDefinitions = 1000

/**
 * A file with the settings and permission definitions of a project. Its parts are the bodies of the
 * endpoints that change them. Absent values remain unchanged; a list replaces the current one.
 */
export const projectFile = contract['PATCH /projects/current'].body.extend({
  $schema: z.string().optional(),
  id: fields.projectId.optional(),
  ...furtherSettings,
  team_permission_definitions: list(
    contract['POST /team-permission-definitions'].body,
    maxDefinitions,
  ).optional(),
  project_permission_definitions: list(
    contract['POST /project-permission-definitions'].body,
    maxDefinitions,
  ).optional(),
})

/** Settings and permission definitions in a file. */
export type ProjectFile = z.output<typeof projectFile>

/** Parses a file. Returns the reasons if it is invalid, each with the path of the value. */
export function readProjectFile(text: string): ProjectFile | string[] {
  const parsed = readJson(text)
  return typeof parsed === 'string' ? [parsed] : checkProjectFile(parsed.value)
}

/** Checks the JSON of a file. Returns the reasons if it is invalid, each with the path of the value. */
export function checkProjectFile(value: unknown): ProjectFile | string[] {
  const result = projectFile.safeParse(value)
  if (result.success) {
    const masked = listMaskedSecrets(result.data)
    if (masked.length === 0) return result.data
    return masked.map((path) => `${path}: is masked; app-server project export writes the secret`)
  }
  return listFileProblems(result.error, (path, key) => toProblem([...path, key], 'unknown key'))
}
