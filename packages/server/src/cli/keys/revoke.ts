import type { Command } from '../lib/command'
import { jsonOption, print } from '../lib/output'
import { projectOption } from '../lib/project-option'
import { serviceOption } from '../lib/service-option'
import { withKeys } from './with-keys'

/** Revokes a key set permanently, as its owner does in the dashboard. */
export const revokeKeysCommand: Command = {
  usage: 'revoke <keyset-id>',
  about: 'Revoke a key set of a project for good. Its keys stop working at once.',
  summary: 'Revoke a key set of a project for good.',
  options: [projectOption, serviceOption, jsonOption],
  async run(input) {
    const [id = ''] = input.args
    const { wasRevoked, keySet } = await withKeys(input, (keys) => keys.revoke(id))
    print(input, {
      json: keySet,
      text: wasRevoked
        ? `Already revoked: ${id}.\n`
        : `Revoked: ${id}. Its keys are invalid now.\n`,
    })
    return 0
  },
}
