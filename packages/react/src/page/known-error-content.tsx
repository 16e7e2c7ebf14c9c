import { useApp } from '../hooks/use-app'
import { findTextOfCode } from '../i18n/failure'
import { useMessages } from '../i18n/use-messages'
import { Card } from './card'
import { CardActions } from './card-actions'

/** Content of the card for a known error: the message for its code and a link home. */
export function KnownErrorContent({ code }: { code: string }) {
  const app = useApp()
  const { t } = useMessages()
  const text = findTextOfCode(code)
  return (
    <Card title={t('errorPage.title')} lead={<p>{t(text ?? 'errorPage.unknownText')}</p>}>
      {text && (
        <p className="stack-reference">
          {t('errorPage.code')} <code>{code}</code>
        </p>
      )}
      <CardActions primary={{ label: t('action.goHome'), run: () => app.redirectToHome() }} />
    </Card>
  )
}
