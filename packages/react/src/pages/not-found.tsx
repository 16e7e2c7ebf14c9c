import { MessageCard } from '../components/message-card'
import { useApp } from '../hooks/use-app'
import { useMessages } from '../messages/use-messages'
import type { PageProps } from './page-props'

/** There is no page at this path. */
export function NotFound({ fullPage }: PageProps) {
  const app = useApp()
  const { t } = useMessages()
  return (
    <MessageCard
      fullPage={fullPage}
      title={t('notFound.title')}
      primaryButtonText={t('action.goHome')}
      primaryAction={() => app.redirectToHome()}
    >
      <p>{t('notFound.text')}</p>
    </MessageCard>
  )
}
