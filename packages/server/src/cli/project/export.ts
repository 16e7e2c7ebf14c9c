import type { Command } from '../lib/command'
import { jsonOption, print } from '../lib/output'
import { writeSecretFile } from '../lib/secret-file'
import { serviceOption } from '../lib/service-option'
import { withSettings } from './with-settings'

/** Exports the settings and permission definitions of a project for `project apply`. */
export const exportProjectCommand: Command = {
  usage: 'export <id> <file>',
  about:
    'Export the settings of a project to a file for project apply, JSON or TypeScript by its name. It contains secrets.',
  summary: 'Write the settings of a project to a file.',
  options: [serviceOption, jsonOption],
  async run(input) {
    const [id = '', path = ''] = input.args
    const file = await withSettings(input, id, (settings) => settings.read())
    await writeSecretFile(path, (write) => write(toText(path, file)))
    print(input, {
      json: { project_id: id, file: path },
      text: `Exported: the settings of project ${id}. The file contains secrets.\n`,
    })
    return 0
  },
}

/** Returns the text of a project file: a module if its name says so, otherwise JSON. */
function toText(path: string, file: object): string {
  const json = JSON.stringify(file, null, 2)
  if (!/\.[cm]?[jt]s$/.test(path)) return `${json}\n`
  return `import { defineProject } from '@app/server/project'\n\nexport default defineProject(${json})\n`
}
