import { useApp } from '../hooks/use-app'
import { useMessages } from '../i18n/use-messages'
import { MessageCard } from '../page/message-card'
import type { PageProps } from '../page/page-props'

/** Shown for a path without a page. */
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
