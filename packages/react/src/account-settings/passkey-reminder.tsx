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
  /** Id of the section that adds passkeys, to which it leads. */
  sectionId: string
}

/** Offers a passkey to a user without one, where the device can make it, until it is dismissed. */
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

/** Returns whether this device is known to make passkeys. */
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
