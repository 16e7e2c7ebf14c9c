import type { MouseEvent, ReactNode } from 'react'
import { useMessages } from '../i18n/use-messages'
import { Icon } from '../ui/icon'

/** Props of {@link Reminder}. */
export interface ReminderProps {
  icon: ReactNode
  onDismiss: () => void
  /** Failure of its action. */
  failure?: ReactNode
  /** Text and action. */
  children: ReactNode
}

/** A line in the account settings that can be dismissed. */
export function Reminder({ icon, onDismiss, failure, children }: ReminderProps) {
  const { t } = useMessages()

  function dismiss({ currentTarget }: MouseEvent) {
    const settings = currentTarget.closest('.stack-settings')
    onDismiss()
    // The button takes its focus with it.
    settings?.querySelector('a')?.focus()
  }

  return (
    <div className="stack-reminder">
      {icon}
      <div className="stack-reminder__text">{children}</div>
      <button
        type="button"
        className="stack-reminder__dismiss"
        aria-label={t('reminder.dismiss')}
        onClick={dismiss}
      >
        <Icon>
          <path d="M18 6 6 18M6 6l12 12" />
        </Icon>
      </button>
      {failure}
    </div>
  )
}
