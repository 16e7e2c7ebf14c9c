import { fields } from '@app/contract'
import { requireKeySet, toWireKeySet, updateKeySet } from '../../api-keys/api-keys'
import { ServiceError } from '../../lib/errors'
import { auditOperator } from '../../security-events/security-events'
import type { Command } from '../lib/command'
import { jsonOption, print } from '../lib/output'
import { projectOption, readProjectId } from '../lib/project-option'
import { CommandError } from '../lib/terminal'
import { requireProject, withStore } from '../lib/with-store'

/** Revokes a key set permanently, like its owner does in the dashboard. */
export const revokeKeysCommand: Command = {
  usage: 'revoke <keyset-id>',
  about: 'Revoke a key set of a project for good. Its keys stop working at once.',
  summary: 'Revoke a key set of a project for good.',
  options: [projectOption, jsonOption],
  async run(input) {
    const [id = ''] = input.args
    const projectId = readProjectId(input.options.project)
    const { wasRevoked, keySet } = await withStore(input, async (store) => {
      const { db } = store.database
      await requireProject(store, projectId)
      const before = await findKeySet(db, projectId, id)
      const changes = { revokedAt: new Date(), audit: auditOperator }
      const keySet = toWireKeySet(await updateKeySet(db, projectId, id, changes))
      return { keySet, wasRevoked: before.manuallyRevokedAt !== null }
    })
    print(input, {
      json: keySet,
      text: wasRevoked
        ? `Already revoked: ${id}.\n`
        : `Revoked: ${id}. Its keys are invalid now.\n`,
    })
    return 0
  },
}

async function findKeySet(...[db, projectId, id]: Parameters<typeof requireKeySet>) {
  const unknown = new CommandError(
    `Project ${projectId} has no key set ${id}. app-server keys list --project ${projectId} prints the ids.`,
  )
  if (!fields.uuid.safeParse(id).success) throw unknown
  return requireKeySet(db, projectId, id).catch((error: unknown) => {
    throw error instanceof ServiceError ? unknown : error
  })
}
