import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

interface PageProps {
  title: string
  /** Text below the title. */
  lead?: ReactNode
  /** The one main action, beside the title. */
  action?: ReactNode
  children?: ReactNode
}

/** A page with its title, which also names the document. */
export function Page({ title, lead, action, children }: PageProps) {
  return (
    <main className="page">
      <title>{`${title} · Dashboard`}</title>
      <div className="page-header">
        <Title text={title} />
        {action}
      </div>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </main>
  )
}

/** Key of the first page of the visit, whose focus the browser sets. */
const firstKey = 'default'

/** Title that takes the focus after a navigation, so that screen readers read it. */
function Title({ text }: { text: string }) {
  const { key, state } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // A search keeps the focus in its field.
    if (key !== firstKey && state !== 'search') heading.current?.focus()
  }, [key, state])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {text}
    </h1>
  )
}
