import { MessageCard } from '../components/message-card'
import { useApp } from '../hooks/use-app'
import { useMessages } from '../messages/use-messages'
import type { PageProps } from './page-props'

/** A page that has its path and is not built yet. */
export function NotAvailable({ fullPage }: PageProps) {
  const app = useApp()
  const { t } = useMessages()
  return (
    <MessageCard
      fullPage={fullPage}
      title={t('notAvailable.title')}
      primaryButtonText={t('action.goHome')}
      primaryAction={() => app.redirectToHome()}
    >
      <p>{t('notAvailable.text')}</p>
    </MessageCard>
  )
}
