import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { BreakableText } from '../ui/breakable-text'
import { Icon } from '../ui/icon'

interface PageProps {
  title: string
  /** Text below the title. */
  lead?: ReactNode
  /** The one main action, beside the title. */
  action?: ReactNode
  /** Page that this one is a part of, above the title. */
  parent?: { name: string; path: string }
  /** Picture before the title. */
  picture?: ReactNode
  /** Badge behind the title. */
  badge?: ReactNode
  children?: ReactNode
}

/** A page with its title, which also names the document. */
export function Page(props: PageProps) {
  const { title, lead, action, parent, picture, badge, children } = props
  return (
    <main className="page">
      <title>{`${title} · Dashboard`}</title>
      {parent && (
        <Link className="parent" to={parent.path}>
          <Icon name="back" />
          {parent.name}
        </Link>
      )}
      <div className="page-header">
        {picture}
        <div className="page-title">
          <Title text={title} badge={badge} />
          {lead && (
            <p className="lead">
              {typeof lead === 'string' ? <BreakableText text={lead} /> : lead}
            </p>
          )}
        </div>
        {action}
      </div>
      {children}
    </main>
  )
}

/** Key of the first page of the visit, whose focus the browser sets. */
const firstKey = 'default'

/** Title that takes the focus after a navigation, so that screen readers read it. */
function Title({ text, badge }: { text: string; badge: ReactNode }) {
  const { key, state } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // A search keeps the focus in its field. The router restores the scroll position.
    if (key !== firstKey && state !== 'search') heading.current?.focus({ preventScroll: true })
  }, [key, state])
  return (
    <div className="title-line">
      <h1 ref={heading} tabIndex={-1} dir="auto">
        <BreakableText text={text} />
      </h1>
      {badge}
    </div>
  )
}
