import { schemaOf } from '../../openapi/schema'
import type { Command } from '../lib/command'
import { addDescriptions } from './definition-docs'

/** Prints the format of the files of `project apply`, from the schemas that validate them. */
export const projectSchemaCommand: Command = {
  usage: 'schema',
  about: 'Print the JSON Schema of the files of project apply, for editors.',
  summary: 'Print the JSON Schema of these files.',
  options: [{ flags: '--json', about: 'Print JSON, which is also the default.' }],
  async run({ terminal }) {
    const { projectFile } = await import('../../import-export/project-file')
    const schema = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Project of app-server',
      description:
        'Settings and permission definitions for app-server project apply. Absent values remain unchanged; a list replaces the current one.',
      ...schemaOf(projectFile),
    }
    await addDescriptions(schema)
    terminal.out(`${JSON.stringify(schema, null, 2)}\n`)
    return 0
  },
}
