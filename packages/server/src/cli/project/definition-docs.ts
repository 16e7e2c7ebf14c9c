import { readCopiedFile } from '../../lib/read-copied-file'

/** The parts of a JSON Schema that contain descriptions of properties. */
export interface JsonSchema {
  description?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}

/** Doc comment and type of a property, as written in the declarations. */
interface Member {
  about: string
  type: string
}

/** The build copies the declarations beside its code. */
const locations = ['./project.d.ts', '../../import-export/project-definition.d.ts']

/**
 * Describes the properties of the schema of project files by the doc comments of `ProjectDefinition`, so that editors
 * show the same for JSON and TypeScript.
 */
export async function addDescriptions(schema: JsonSchema): Promise<void> {
  const text = await readCopiedFile(locations, import.meta.url)
  const members = new Map(
    [...text.matchAll(/^interface (\w+) \{\n(.*?)^\}/gms)].map(
      ([, name = '', body = '']) => [name, listMembers(body)] as const,
    ),
  )
  const aliases = new Map(
    [...text.matchAll(/^type (\w+) = (.*)$/gm)].map(([, name = '', type = '']) => [name, type]),
  )

  /** Returns the members of the interfaces that a type names, itself or by an alias. */
  function membersOf(type: string): [string, Member][] {
    const names = listWords(type).flatMap((name) => [name, ...listWords(aliases.get(name))])
    return names.flatMap((name) => members.get(name) ?? [])
  }

  function describe(part: JsonSchema, type: string): void {
    const found = new Map(membersOf(type))
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      const { about, type = '' } = found.get(name) ?? {}
      if (about !== undefined) property.description = about
      const { items, anyOf = [], oneOf = [] } = property
      for (const nested of [property, ...(items ? [items] : []), ...anyOf, ...oneOf]) {
        describe(nested, type)
      }
    }
  }
  describe(schema, 'ProjectDefinition')
}

function listMembers(body: string): [string, Member][] {
  const documented = /\/\*\*((?:(?!\*\/).)*)\*\/\s+(\$?\w+)\??: ([^\n]*)/gs
  return [...body.matchAll(documented)].map(([, comment = '', name = '', type = '']) => [
    name,
    { about: comment.replace(/\s+(?:\* )?/g, ' ').trim(), type },
  ])
}

function listWords(type = ''): string[] {
  return type.match(/\w+/g) ?? []
}
