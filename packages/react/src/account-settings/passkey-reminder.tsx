import type { CurrentUser } from '@app/core'
import { useEffect, useState } from 'react'
import { useProject } from '../hooks/use-project'
import { useMessages } from '../i18n/use-messages'
import { ifAllowed } from '../lib/if-allowed'
import { canMakePasskeys } from '../lib/passkey-support'
import { useParts } from '../theme/parts'
import { KeyIcon } from '../ui/key-icon'
import { Reminder } from './reminder'

/** In the storage of the browser: the user who dismissed the reminder. */
const key = '_STACK_AUTH.passkeyLater'

/** Props of {@link PasskeyReminder}. */
export interface PasskeyReminderProps {
  user: CurrentUser
  /** Id of the section for adding passkeys, which the reminder links to. */
  sectionId: string
}

/** Suggests a passkey to users who have none, on devices that can create one, until dismissed. */
export function PasskeyReminder({ user, sectionId }: PasskeyReminderProps) {
  const { t } = useMessages()
  const { classOf } = useParts()
  const { config } = useProject()
  const [isDismissed, setDismissed] = useState(
    () => ifAllowed(() => localStorage.getItem(key)) === user.id,
  )
  const isCapable = useIsCapable()
  const mayAdd = config.passkeyEnabled && user.primaryEmailVerified && !user.isImpersonation
  if (!isCapable || isDismissed || !mayAdd || user.passkeyAuthEnabled) return null

  function dismiss() {
    ifAllowed(() => localStorage.setItem(key, user.id))
    setDismissed(true)
  }

  return (
    <Reminder icon={<KeyIcon />} onDismiss={dismiss}>
      <p>{t('passkey.off')}</p>
      <a className={classOf('link', 'stack-link')} href={`#${sectionId}`}>
        {t('passkey.add')}
      </a>
    </Reminder>
  )
}

/** Returns whether this device is known to be able to create passkeys. */
function useIsCapable(): boolean {
  const [isCapable, setCapable] = useState(false)
  useEffect(() => {
    let isStale = false
    void canMakePasskeys().then((can) => {
      if (!isStale) setCapable(can)
    })
    return () => {
      isStale = true
    }
  }, [])
  return isCapable
}
