import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useId,
} from 'react'
import { useParts } from '../../theme/parts'
import { BelowTitle, useTitleTag } from '../title-level'

/** Whether the section that is coming was asked for by a link: its title then gets the focus. */
export const ArrivalContext = /* @__PURE__ */ createContext<RefObject<boolean> | null>(null)

/** Props of {@link Section}. */
export interface SectionProps {
  title: string
  /** One line under the title. */
  lead?: ReactNode
  children?: ReactNode
}

/** A section of the account settings: its title, and a row for each setting. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId()
  const { classOf } = useParts()
  const Title = useTitleTag()
  const arrival = useContext(ArrivalContext)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !arrival?.current) return
      arrival.current = false
      element.focus()
    },
    [arrival],
  )
  return (
    <section aria-labelledby={id} className={classOf('section', 'stack-section')}>
      <div className="stack-section__head">
        <Title ref={ref} id={id} tabIndex={-1} className={classOf('title', 'stack-title')}>
          {title}
        </Title>
        {lead && <div className={classOf('text', 'stack-text')}>{lead}</div>}
      </div>
      <BelowTitle>{children}</BelowTitle>
    </section>
  )
}

/**
 * For an act that may take away the element that has the focus: gives what moves a lost focus to the
 * title of the section that stands there afterwards.
 */
export function focusSectionOf(element: Element | null): () => void {
  const place = element?.closest('.stack-section')?.parentElement
  return () => {
    if (document.activeElement !== document.body) return
    place?.querySelector<HTMLElement>('.stack-section .stack-title')?.focus()
  }
}
