import { Card } from '../components/card'
import { Page } from '../components/page'
import { useMessages } from '../messages/use-messages'
import type { PageProps } from './page-props'

/** Instead of any page inside a frame of another site, where clicks could be stolen. */
export function Framed({ fullPage = false }: PageProps) {
  const { t } = useMessages()
  return (
    <Page fullPage={fullPage}>
      <Card title={t('framed.title')} lead={<p>{t('framed.text')}</p>} />
    </Page>
  )
}
