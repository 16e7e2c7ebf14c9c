import { useMessages } from '../i18n/use-messages'
import { Card } from '../page/card'
import { Page } from '../page/page'
import type { PageProps } from '../page/page-props'

/** Replaces every page inside a frame, against clickjacking. */
export function Framed({ fullPage = false }: PageProps) {
  const { t } = useMessages()
  return (
    <Page fullPage={fullPage}>
      <Card title={t('framed.title')} lead={<p>{t('framed.text')}</p>} />
    </Page>
  )
}
