import type { Handlers } from '../../http/handlers'
import { limit } from '../../http/limited'
import { requireOwnUser, toUserChange } from '../../http/own-user'
import { describeRecoveryCodes, replaceRecoveryCodes } from '../../sign-in/mfa/recovery-codes'

/** @see docs/decisions/147-recovery-codes.md */
export const recoveryCodeHandlers = {
  'GET /users/me/recovery-codes': async (_, { db, caller }) =>
    describeRecoveryCodes(db, requireOwnUser(caller).row.id),

  'POST /users/me/recovery-codes': async (_, context) => {
    const { caller } = context
    const userId = requireOwnUser(caller).row.id
    await limit(context, 'create')
    const owner = { projectId: caller.project.id, userId }
    return { codes: await replaceRecoveryCodes(context, owner, toUserChange(context)) }
  },
} satisfies Partial<Handlers>
