import type { ComponentProps, ComponentType } from 'react'
import { classNames } from '../lib/class-names'
import type { PartComponents } from './parts'

const cards = new WeakMap<ComponentType<ComponentProps<'div'>>, PartComponents['Card']>()

/**
 * Returns a card that an app renders: elements of the app beside the content keep its styles, see `base.css`. Returns
 * the same component for the same card, so that its content keeps its state.
 */
export function toAppCard(Card: ComponentType<ComponentProps<'div'>>): PartComponents['Card'] {
  const known = cards.get(Card)
  if (known) return known
  const AppCard = ({ children, className, ...rest }: ComponentProps<'div'>) => (
    <Card {...rest} className={classNames(className, 'stack-slot')}>
      <div className="stack-own">{children}</div>
    </Card>
  )
  cards.set(Card, AppCard)
  return AppCard
}
