import type { ReactNode } from 'react'

/** Short facts in a line, separated by dots. No line begins with a dot where the facts wrap. */
export function FactsLine({ facts }: { facts: readonly { id: string; text: ReactNode }[] }) {
  return (
    <p className="facts-line hint">
      {facts.map(({ id, text }) => (
        <span key={id}>{text} </span>
      ))}
    </p>
  )
}
