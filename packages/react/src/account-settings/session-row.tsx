import type { ActiveSession } from '@app/core'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { formatAge, formatDay } from '../i18n/time'
import { useMessages } from '../i18n/use-messages'
import { useKeptFocus } from '../settings/section'
import { Button } from '../ui/button'

/** Props of {@link SessionRow}. */
export interface SessionRowProps {
  /** Session to show. */
  session: ActiveSession
  /** Revokes the session. */
  onEnd: () => Promise<void>
}

/** A session: device, location, times, and a button to sign it out. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { t, lang } = useMessages()
  const { isCurrentSession, isImpersonation, createdAt, lastUsedAt, geoInfo, browser } = session
  const place =
    [browser, geoInfo?.cityName, geoInfo?.ip].filter(Boolean).join(' · ') ||
    t('sessions.unknownPlace')
  const age = lastUsedAt && (formatAge(lastUsedAt, new Date(), lang) ?? t('sessions.justNow'))
  const keepFocus = useKeptFocus()
  const ending = useAction(async (row: Element | null) => {
    const restoreFocus = keepFocus(row)
    await onEnd()
    restoreFocus()
  })

  return (
    <li>
      <div className="stack-list__text">
        <span className="stack-badges">
          {place}
          {isCurrentSession && <span className="stack-badge">{t('sessions.this')}</span>}
          {isImpersonation && <span className="stack-badge">{t('sessions.impersonation')}</span>}
        </span>
        <span className="stack-text">
          {age ? t('sessions.used', { time: age }) : t('sessions.neverUsed')}
          {' · '}
          {t('sessions.since', { date: formatDay(createdAt, lang) })}
        </span>
      </div>
      {!isCurrentSession && (
        <Button
          variant="outline"
          context={`${place} ${age ?? ''}`}
          pending={ending.status === 'pending'}
          pendingLabel={t('sessions.ending')}
          onClick={({ currentTarget }) => void ending.run(currentTarget)}
        >
          {t('sessions.end')}
        </Button>
      )}
      {ending.failure !== null && (
        <div className="stack-list__more">
          <FailureNotice error={ending.failure} />
        </div>
      )}
    </li>
  )
}
