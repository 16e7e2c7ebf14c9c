import type { ActiveSession } from '@app/core'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { formatAge, formatDayAndTime } from '../i18n/age'
import { useMessages } from '../i18n/use-messages'
import { Facts } from '../settings/facts'
import { useKeptFocus } from '../settings/section'
import { ScreenIcon } from '../settings/section-icons'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'

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
  const { isCurrentSession, lastUsedAt, geoInfo, browser = '' } = session
  const [, name, system] = /(.+) \((.+)\)/.exec(browser) ?? []
  const device = name && system ? t('sessions.device', { browser: name, system }) : browser
  const where = [geoInfo?.cityName, geoInfo?.ip].filter(Boolean).join(' · ')
  const title = device || where || t('sessions.unknownPlace')
  const place = device && where
  const age = lastUsedAt && (formatAge(lastUsedAt, new Date(), lang) ?? t('time.justNow'))
  const keepFocus = useKeptFocus()
  const ending = useAction(async (row: Element | null) => {
    const restoreFocus = keepFocus(row)
    await onEnd()
    restoreFocus()
  })

  return (
    <li className="stack-list__entry">
      <div className="stack-person">
        {isPhone(system) ? <PhoneIcon /> : <ScreenIcon />}
        <SessionText session={session} title={title} place={place} age={age} />
      </div>
      {!isCurrentSession && (
        <Button
          variant="outline"
          context={`${title} ${place} ${age ?? ''}`}
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

interface SessionTextProps {
  session: ActiveSession
  /** The device, or else the place. */
  title: string
  /** Location and address under the device, as far as they are known. */
  place: string
  /** Time since the last activity. */
  age: string | undefined
}

function SessionText({ session, title, place, age }: SessionTextProps) {
  const { t, lang } = useMessages()
  const { isCurrentSession, isImpersonation, createdAt } = session

  function describeUse() {
    // The current session is in use now, even if its last recorded activity is older.
    if (isCurrentSession) return t('sessions.now')
    return age ? t('sessions.used', { time: age }) : t('sessions.neverUsed')
  }

  return (
    <div className="stack-list__text">
      <span className="stack-badges">
        {title}
        {isCurrentSession && <span className="stack-badge">{t('sessions.this')}</span>}
        {isImpersonation && <span className="stack-badge">{t('sessions.impersonation')}</span>}
      </span>
      <Facts
        facts={[
          place,
          describeUse(),
          t('sessions.since', {
            date: formatDayAndTime(createdAt, lang).replaceAll(' ', '\u00a0'),
          }),
        ]}
      />
    </div>
  )
}

/** Returns whether an operating system is that of a phone or tablet. */
function isPhone(system = ''): boolean {
  return /^(?:iOS|Android|Windows Phone|HarmonyOS)$/.test(system)
}

/** A phone, from Lucide (ISC License). */
function PhoneIcon() {
  return (
    <Icon>
      <rect width="14" height="20" x="5" y="2" rx="2" />
      <path d="M12 18h.01" />
    </Icon>
  )
}
