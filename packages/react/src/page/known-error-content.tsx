import { FailureReference } from '../forms/failure-reference'
import { useApp } from '../hooks/use-app'
import { findTextOfCode } from '../i18n/failure'
import type { MessageId } from '../i18n/messages/message-id'
import { formatMinute } from '../i18n/time'
import { useMessages } from '../i18n/use-messages'
import { Card } from './card'
import { CardActions } from './card-actions'

/** Props of {@link KnownErrorContent}. */
export interface KnownErrorContentProps {
  /** Code of the error. */
  code: string
  /** Details of the error, of which only the end of a ban is shown. */
  details?: unknown
}

const signUpClosed = 'SIGN_UP_NOT_ENABLED'

/** Returns the title for an error. It names the action that failed if the code alone reveals it. */
function toTitle(code: string): MessageId {
  if (code === 'USER_BANNED') return 'oauth.failedTitle'
  return ['SIGN_UP_DENIED', signUpClosed].includes(code)
    ? 'errorPage.signUpTitle'
    : 'failure.unknownTitle'
}

/** Content of the card for a known error: the message for its code, a link home, and one to sign in where that helps. */
export function KnownErrorContent({ code, details }: KnownErrorContentProps) {
  const app = useApp()
  const { t, lang } = useMessages()
  const text = findTextOfCode(code)
  const until = code === 'USER_BANNED' ? readBanEnd(details) : null
  const lead = until
    ? t('error.bannedUntil', { time: formatMinute(until, lang) })
    : t(text ?? 'failure.unknown')
  const isClosed = code === signUpClosed
  const goHome = { label: t('action.goHome'), run: () => app.redirectToHome() }
  const signIn = { label: t('action.signIn'), run: () => app.redirectToSignIn() }
  return (
    <Card title={t(toTitle(code))} lead={<p>{lead}</p>}>
      <CardActions primary={isClosed ? signIn : goHome} secondary={isClosed ? goHome : undefined} />
      {text && <FailureReference label="errorPage.code" reference={code} />}
    </Card>
  )
}

/** Latest time that a `Date` can represent (ECMA-262, "Time Values and Time Range"). */
const maxTime = 8.64e15

/** Returns the end of a ban from details of any form; `null` without one. */
function readBanEnd(details: unknown): Date | null {
  if (typeof details !== 'object' || details === null) return null
  const { banned_until_millis: until } = details as { banned_until_millis?: unknown }
  return typeof until === 'number' && Math.abs(until) <= maxTime ? new Date(until) : null
}
