import type { ReactNode } from 'react'

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
        {icon}
        <span>{title}</span>
      </a>
    </li>
  )
}
