import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
} from 'react'
import { BelowTitle, useTitleTag } from '../page/title-level'
import { useParts } from '../theme/parts'

/** Whether a link requested the section being loaded, whose title then takes the focus. */
export const ArrivalContext = /* @__PURE__ */ createContext<RefObject<boolean> | null>(null)

/** Props of {@link Section}. */
export interface SectionProps {
  /** Heading of the section. */
  title: string
  /** Text under the title. */
  lead?: ReactNode
  /** Settings of the section. */
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
      {children && (
        <BelowTitle>
          <SectionCard>{children}</SectionCard>
        </BelowTitle>
      )}
    </section>
  )
}

/** A group of settings; several of them in a section are a card each. */
export function SectionCard({ children }: { children: ReactNode }) {
  return <div className="stack-section__card">{children}</div>
}

/**
 * Keeps the focus in the section when an action removes the focused element: a lost focus moves to
 * the section title, after the action and again when the component unmounts, which may be later.
 *
 * @returns A function to call before the action with an element of the section. It returns a
 * function that restores the focus.
 */
export function useKeptFocus(): (element: Element | null) => () => void {
  const restore = useRef<(() => void) | null>(null)
  useEffect(
    () => () => {
      // After the elements are removed.
      if (restore.current) setTimeout(restore.current)
    },
    [],
  )
  return (element) => {
    const place = element?.closest('.stack-section')?.parentElement
    restore.current = () => {
      if (document.activeElement !== document.body) return
      place?.querySelector<HTMLElement>('.stack-section .stack-title')?.focus()
    }
    return restore.current
  }
}
