import type { ReactNode } from 'react'

/** A short fact. */
export interface Fact {
  id: string
  text: ReactNode
  /** Whether phones have no space for it. */
  isWideOnly?: boolean
}

/** Short facts in a line, separated by dots. No line begins with a dot where the facts wrap. */
export function FactsLine({ facts }: { facts: readonly Fact[] }) {
  return (
    <p className="facts-line hint">
      {facts.map(({ id, text, isWideOnly }) => (
        <span key={id} className={isWideOnly ? 'not-on-phones' : undefined}>
          {text}{' '}
        </span>
      ))}
    </p>
  )
}
