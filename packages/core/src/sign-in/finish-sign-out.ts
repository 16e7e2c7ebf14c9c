import type { Context } from '../context/context'
import { isKnownError } from '../errors/known-error'
import type { CallOptions } from '../lib/call-options'
import type { Session } from '../session/session'
import { sessionRefusals, tokenRefusals } from '../session/token-refusals'

/** Where to go after a sign-out. */
export interface SignOutOptions extends CallOptions {
  /** A trusted URL. @default urls.afterSignOut */
  redirectUrl?: string
}

/**
 * What follows when a device has forgotten a session: tells the service, then goes on.
 *
 * @param options.href Address of the page where it was ended.
 */
export async function finishSignOut(
  context: Context,
  session: Session,
  { redirectUrl, href, signal }: SignOutOptions & { href: string | null },
): Promise<void> {
  const { navigation } = context
  await endOnService(context, session, signal)
  // Whoever has gone on meanwhile is where they want to be.
  if (navigation.href !== href) return
  return redirectUrl === undefined
    ? navigation.redirectTo('afterSignOut')
    : navigation.go(redirectUrl, true)
}

/** Ends a session on the service, unless that has forgotten it already. */
export async function endOnService(
  { httpOf }: Context,
  session: Session,
  signal?: AbortSignal,
): Promise<void> {
  try {
    await httpOf(session).send('DELETE /auth/sessions/current', { signal })
  } catch (error) {
    // The service has forgotten this session already, or renews nothing for it any more.
    const isOver =
      isKnownError(error) && error.errorCode in { ...sessionRefusals, ...tokenRefusals }
    if (!isOver) throw error
  }
}
