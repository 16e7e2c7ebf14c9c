import type { SecondFactorEnd } from '../../forms/second-factor/second-factor-attempt'
import { useMessages } from '../../i18n/use-messages'
import { Card } from '../../page/card'
import { CardActions } from '../../page/card-actions'

/** Props of {@link SecondFactorEndCard}. */
export interface SecondFactorEndCardProps {
  end: SecondFactorEnd
  /** Starts the sign-in again. */
  onBack: () => void
}

/** Says why a sign-in with a second factor has ended. */
export function SecondFactorEndCard({ end, onBack }: SecondFactorEndCardProps) {
  const { t } = useMessages()
  return (
    <Card title={t(`secondFactor.${end}Title`)} lead={<p>{t('secondFactor.endText')}</p>}>
      <CardActions primary={{ label: t('secondFactor.startAgain'), run: onBack }} />
    </Card>
  )
}
