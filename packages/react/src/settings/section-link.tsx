import type { ReactNode } from 'react'
import { ForwardIcon } from './section-icons'

/** Props of {@link SectionLink}. */
export interface SectionLinkProps {
  id: string
  title: string
  icon?: ReactNode
  /** Id of the current section. */
  current: string | undefined
}

/** An entry of the list of sections. */
export function SectionLink({ id, title, icon, current }: SectionLinkProps) {
  return (
    <li>
      <a
        className="stack-settings__link"
        href={`#${id}`}
        aria-current={id === current ? 'page' : undefined}
      >
        <span className="stack-settings__icon">{icon}</span>
        <span className="stack-settings__name">{title}</span>
        <span className="stack-settings__forward">
          <ForwardIcon />
        </span>
      </a>
    </li>
  )
}
