import type { Command } from '../lib/command'
import { jsonOption, print, toTable, toTime } from '../lib/output'
import { projectOption } from '../lib/project-option'
import { serviceOption } from '../lib/service-option'
import type { WireKeySet } from './project-keys'
import { withKeys } from './with-keys'

/** Lists the key sets of a project. */
export const listKeysCommand: Command = {
  usage: 'list',
  about: 'List the key sets of a project, newest first, with the last characters of each key.',
  summary: 'List the key sets of a project.',
  options: [projectOption, serviceOption, jsonOption],
  async run(input) {
    const keySets = await withKeys(input, (keys) => keys.list())
    print(input, {
      json: { items: keySets },
      text: toTable([
        ['ID', 'STATE', 'KEYS', 'CREATED (UTC)', 'EXPIRES (UTC)', 'DESCRIPTION'],
        ...keySets.map((keySet) => [
          keySet.id,
          toState(keySet),
          describeKeys(keySet),
          toTime(keySet.created_at_millis),
          toTime(keySet.expires_at_millis),
          keySet.description,
        ]),
      ]),
    })
    return 0
  },
}

function toState({ manually_revoked_at_millis: revoked, expires_at_millis }: WireKeySet): string {
  if (revoked !== undefined) return 'revoked'
  return expires_at_millis <= Date.now() ? 'expired' : 'valid'
}

function describeKeys(keySet: WireKeySet): string {
  const keys = [
    ['pck', keySet.publishable_client_key],
    ['ssk', keySet.secret_server_key],
    ['sak', keySet.super_secret_admin_key],
  ] as const
  return keys.flatMap(([prefix, key]) => (key ? [`${prefix}…${key.last_four}`] : [])).join(' ')
}
