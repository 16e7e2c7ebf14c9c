import { Fragment } from 'react'

/** Props of {@link Facts}. */
export interface FactsProps {
  /** Texts to show; empty ones are left out. */
  facts: (string | false | null | undefined)[]
}

/** Facts below the name of a list entry: separated by dots, or one per line on phones. */
export function Facts({ facts }: FactsProps) {
  return (
    <span className="stack-text">
      {facts.filter(Boolean).map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two facts may be equal, and they never change places
        <Fragment key={index}>
          {index > 0 && <span className="stack-list__dot"> · </span>}
          <span className="stack-list__fact">{fact}</span>
        </Fragment>
      ))}
    </span>
  )
}
