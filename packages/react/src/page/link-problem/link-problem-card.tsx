import { useMessages } from '../../i18n/use-messages'
import { Card } from '../card'
import { CardActions, type CardActionsProps } from '../card-actions'
import type { LinkProblem } from './link-problem'

/** Props of {@link LinkProblemCard}. */
export interface LinkProblemCardProps extends CardActionsProps {
  /** Reason that the link does not work. */
  problem: LinkProblem
  /** Advice, if it is not to request a new link. */
  text?: string | undefined
}

/** Explains why an email link does not work, and what to do instead. */
export function LinkProblemCard({ problem, text, ...actions }: LinkProblemCardProps) {
  const { t } = useMessages()
  return (
    <Card title={t(`link.${problem}Title`)} lead={<p>{text ?? t(`link.${problem}Text`)}</p>}>
      <CardActions {...actions} />
    </Card>
  )
}
