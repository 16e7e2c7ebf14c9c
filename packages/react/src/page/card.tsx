import { type ReactNode, useCallback } from 'react'
import { useParts } from '../theme/parts'
import { useTitleTag } from './title-level'

/** Props of {@link Card}. */
export interface CardProps {
  /** Heading of the card. */
  title: ReactNode
  /** Text under the title. */
  lead?: ReactNode
  /** Content below the title. */
  children?: ReactNode
}

/** The card of a page. */
export function Card({ title, lead, children }: CardProps) {
  const Title = useTitleTag()
  const { components, classOf, logo } = useParts()
  const { Card: Frame = 'div' } = components
  const ref = useCallback((element: HTMLElement | null) => {
    // The control that led here is gone, and its focus with it: continue from the new title. Not if the page has just
    // been opened, or if something else has the focus. `activeElement` is read last, because reading it makes the
    // browser compute styles.
    const mayFocus = element && navigator.userActivation?.hasBeenActive
    if (mayFocus && document.activeElement === document.body) element.focus()
  }, [])
  return (
    <Frame className={classOf('card', 'stack-card')}>
      <div className="stack-card__head">
        {logo}
        <Title ref={ref} tabIndex={-1} className={classOf('title', 'stack-title')}>
          {title}
        </Title>
        {lead && <div className={classOf('text', 'stack-text')}>{lead}</div>}
      </div>
      {children}
    </Frame>
  )
}
