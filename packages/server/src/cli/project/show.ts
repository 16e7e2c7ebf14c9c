import { maskSecrets, toLines } from '../../import-export/project-changes'
import type { Command } from '../lib/command'
import { jsonOption, print, toCell } from '../lib/output'
import { serviceOption } from '../lib/service-option'
import { withSettings } from './with-settings'

/** Shows the settings of a project, without its secrets. */
export const showProjectCommand: Command = {
  usage: 'show <id>',
  about: 'Show the settings of a project. Secrets are masked.',
  summary: 'Show the settings of a project.',
  options: [serviceOption, jsonOption],
  async run(input) {
    const [id = ''] = input.args
    const { owners, file } = await withSettings(input, id, async (settings) => ({
      file: await settings.read(),
      owners: await settings.listOwners(),
    }))
    const json = { ...maskSecrets(file), ...(owners && { owners }) }
    print(input, {
      json,
      text: toLines(json)
        .map((line) => `${toCell(line)}\n`)
        .join(''),
    })
    return 0
  },
}
