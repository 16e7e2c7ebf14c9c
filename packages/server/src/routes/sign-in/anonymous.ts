import type { Handlers } from '../../http/handlers'
import { limit } from '../../http/limited'
import { knownError } from '../../lib/errors'
import { createSession } from '../../sessions/sessions'
import { approveSignUp } from '../../sign-up-hook/approve'
import { requireOpenSignUp } from '../../sign-up-hook/open-sign-up'
import { createUserWithin } from '../../users/create-user'

export const anonymousHandlers = {
  'POST /auth/anonymous/sign-up': async (_, context) => {
    const { db, caller, issuer } = context
    const { project } = caller
    if (!project.anonymousEnabled) throw knownError('ANONYMOUS_ACCOUNTS_NOT_ENABLED')
    await limit(context, 'sign-up')
    const approval = await approveSignUp(context, caller, { method: 'anonymous', email: null })
    const from = { displayName: 'Anonymous user', isAnonymous: true, approval }
    return db.transaction(async (tx) => {
      await requireOpenSignUp(tx, project.id, 'anonymous')
      const { row } = await createUserWithin(tx, project, from)
      return createSession(tx, { project, userId: row.id }, issuer)
    })
  },
} satisfies Partial<Handlers>
