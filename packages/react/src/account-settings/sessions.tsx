import type { ActiveSession } from '@app/core'
import { type ReactNode, useState } from 'react'
import { useUser } from '../hooks/use-user'
import { message } from '../i18n/message'
import { useMessages } from '../i18n/use-messages'
import { ConfirmButton } from '../settings/confirm-button'
import { Section } from '../settings/section'
import { Setting } from '../settings/setting'
import { SessionRow } from './session-row'

/** Active sessions of the user, with sign-out. */
export function SessionsSectionContent() {
  const { t } = useMessages()
  const user = useUser({ or: 'redirect' })
  const sessions = user.useActiveSessions()
  const [status, setStatus] = useState<ReactNode>(null)
  const others = sessions.filter(({ isCurrentSession }) => !isCurrentSession)

  async function endOthers() {
    await Promise.all(others.map(({ id }) => user.revokeSession(id)))
    setStatus(message('sessions.othersEnded'))
  }

  return (
    <Section title={t('settings.sessions')} lead={<p>{t('sessions.lead')}</p>}>
      <Setting
        label={t('sessions.title')}
        value={others.length === 0 && t('sessions.onlyThis')}
        status={status}
        action={
          others.length > 1 && (
            <ConfirmButton
              label={t('sessions.endOthers')}
              title={t('sessions.endOthersTitle')}
              text={t('sessions.endOthersText')}
              pendingLabel={t('sessions.ending')}
              onAsk={() => setStatus(null)}
              run={endOthers}
            />
          )
        }
      >
        <ul className="stack-list">
          {inOrder(sessions).map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnd={async () => {
                setStatus(null)
                await user.revokeSession(session.id)
                setStatus(message('sessions.ended'))
              }}
            />
          ))}
        </ul>
      </Setting>
    </Section>
  )
}

/** Sorts the current session first, then by last activity. */
function inOrder(sessions: ActiveSession[]): ActiveSession[] {
  const lastUse = ({ isCurrentSession, lastUsedAt, createdAt }: ActiveSession) =>
    isCurrentSession ? Number.POSITIVE_INFINITY : (lastUsedAt ?? createdAt).getTime()
  return [...sessions].sort((a, b) => lastUse(b) - lastUse(a))
}
