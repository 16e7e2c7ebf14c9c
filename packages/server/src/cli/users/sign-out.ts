import { toConfig } from '../../config/config'
import { auditOperator } from '../../security-events/security-events'
import { endSession, listSessions } from '../../sessions/sessions'
import type { Command } from '../lib/command'
import { jsonOption, print } from '../lib/output'
import { requiredProjectOption } from '../lib/project-option'
import { withStore } from '../lib/with-store'
import { requireUser } from './require-user'

/** Ends all sessions of a user. */
export const signOutCommand: Command = {
  usage: 'sign-out <user>',
  about: 'End all sessions of a user, by id or email.',
  summary: 'End all sessions of a user.',
  options: [requiredProjectOption, jsonOption],
  async run(input) {
    const { accessTokenSeconds } = toConfig(input.config)
    const { userId, ended } = await withStore(input, async (store) => {
      const { db } = store.database
      const { project, user } = await requireUser(store, input)
      const userId = user.row.id
      const options = { now: new Date(), withImpersonation: true }
      let ended = 0
      for (const { id } of await listSessions(db, project.id, userId, options)) {
        const end = { id, userId, as: 'session.revoked', audit: auditOperator } as const
        if (await endSession(db, project.id, end)) ended += 1
      }
      return { userId, ended }
    })
    print(input, {
      json: { user_id: userId, ended_sessions: ended },
      text: `${ended} sessions ended. Access tokens remain valid for up to ${accessTokenSeconds} s.\n`,
    })
    return 0
  },
}
