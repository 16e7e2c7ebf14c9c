import { useMessages } from '../i18n/use-messages'
import { Card } from '../page/card'
import { Page } from '../page/page'
import type { PageProps } from '../page/page-props'

/** Instead of any page inside a frame of another site, where clicks could be stolen. */
export function Framed({ fullPage = false }: PageProps) {
  const { t } = useMessages()
  return (
    <Page fullPage={fullPage}>
      <Card title={t('framed.title')} lead={<p>{t('framed.text')}</p>} />
    </Page>
  )
}
