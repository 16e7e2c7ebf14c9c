import { forbidden, invalidInput, knownError } from '../../lib/errors'
import { findHandlerPageUrl } from '../../projects/handler-page-url'
import type { Project } from '../../projects/projects'
import { requireTrustedUrl, type TrustContext } from '../../projects/trusted-urls'
import type { Audit } from '../../security-events/security-events'
import type { Issuer } from '../../sessions/activity'
import { lockUser } from '../../sessions/lock-user'
import { createSession } from '../../sessions/sessions'
import { findLightUser } from '../../users/users'
import {
  checkCode,
  createCode,
  markUsed,
  toCodeLink,
} from '../../verification-codes/verification-codes'

/** One hour, in milliseconds. */
const defaultSessionMs = 60 * 60 * 1000

/** Dependencies of links. */
interface LinkContext extends TrustContext {
  audit: Audit
  now: () => Date
}

/** A link to create. */
export interface NewImpersonationLink {
  userId: string
  /** @default The page below the handler path of the first trusted domain. */
  callbackUrl?: string
  /** Lifetime of the session in milliseconds. @default One hour. */
  sessionMs?: number
  /** Person who is going to use the link, as the caller names them. */
  issuedBy?: string
}

/**
 * Creates a link that signs a browser in as a user, once, after a confirmation.
 *
 * @throws USER_ID_DOES_NOT_EXIST, REDIRECT_URL_NOT_WHITELISTED
 * @throws {DomainError} for a user of `internal`, who owns projects, or without a page to open.
 * @see docs/decisions/188-impersonation-by-a-link.md
 */
export async function createImpersonationLink(
  context: LinkContext,
  project: Project,
  { userId, callbackUrl, sessionMs = defaultSessionMs, issuedBy }: NewImpersonationLink,
): Promise<{ url: string; expiresAt: Date }> {
  const { db, audit, now } = context
  if (project.id === 'internal') {
    throw forbidden('Users of the project internal own projects, so they cannot be impersonated.')
  }
  const page = callbackUrl ?? (await findHandlerPageUrl(db, project.id, 'impersonate'))
  if (page === undefined) {
    throw invalidInput(
      'The project has no trusted domain. Pass callback_url (callbackUrl in the SDK): the page of the app, such as http://localhost:3000/handler/impersonate.',
    )
  }
  await requireTrustedUrl(context, project, page)
  if (!(await findLightUser(db, project.id, userId))) {
    throw knownError('USER_ID_DOES_NOT_EXIST', { user_id: userId })
  }
  return db.transaction(async (tx) => {
    const { code, expiresAt } = await createCode(tx, project.id, {
      type: 'impersonation',
      data: { userId, sessionMs, issuedBy: issuedBy ?? null },
      callbackUrl: page,
      now: now(),
    })
    await audit(tx, {
      type: 'impersonation_link.created',
      projectId: project.id,
      userId,
      details: { ...(issuedBy && { issued_by: issuedBy }) },
    })
    return { url: toCodeLink(page, code), expiresAt }
  })
}

/** Returns the user of a link and the lifetime of its session, without using the link. */
export async function describeImpersonation(
  { db, now }: Pick<LinkContext, 'db' | 'now'>,
  project: Project,
  code: string,
) {
  const presented = { type: 'impersonation', code, now: now() } as const
  const { data } = await checkCode(db, project.id, presented)
  const user = await findLightUser(db, project.id, data.userId)
  if (!user) throw knownError('VERIFICATION_CODE_NOT_FOUND')
  const { row, primaryEmail } = user
  return {
    user: {
      id: row.id,
      display_name: row.displayName,
      primary_email: primaryEmail?.value ?? null,
    },
    session_expires_in_millis: data.sessionMs,
  }
}

/** Starts the impersonation session of a link. Of concurrent callers, one succeeds. */
export async function startImpersonation(
  { db, audit, issuer }: Pick<LinkContext, 'db' | 'audit'> & { issuer: Issuer },
  project: Project,
  code: string,
) {
  const presented = { type: 'impersonation', code, now: issuer.now() } as const
  const { id, data } = await checkCode(db, project.id, presented)
  const { userId, sessionMs, issuedBy } = data
  return db.transaction(async (tx) => {
    await lockUser(tx, userId)
    await markUsed(tx, { id, now: presented.now })
    const session = await createSession(tx, { project, userId }, issuer, {
      lifetimeMs: sessionMs,
      isImpersonation: true,
    })
    const details = { session_id: session.session_id, ...(issuedBy && { issued_by: issuedBy }) }
    await audit(tx, { type: 'impersonation_link.used', projectId: project.id, userId, details })
    return session
  })
}
