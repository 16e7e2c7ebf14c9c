import { useMessages } from '../i18n/use-messages'
import { Card } from './card'
import { CardActions, type CardActionsProps } from './card-actions'
import type { LinkProblem } from './link-problem'

/** Props of {@link DeadLinkCard}: the problem, and the ways on. */
export interface DeadLinkCardProps extends CardActionsProps {
  problem: LinkProblem
  /** What to do, where it is not to have a new link sent. */
  text?: string
}

/** Says why the link of a mail leads nowhere, and where to go instead. */
export function DeadLinkCard({ problem, text, ...actions }: DeadLinkCardProps) {
  const { t } = useMessages()
  return (
    <Card title={t(`link.${problem}Title`)} lead={<p>{text ?? t(`link.${problem}Text`)}</p>}>
      <CardActions {...actions} />
    </Card>
  )
}
