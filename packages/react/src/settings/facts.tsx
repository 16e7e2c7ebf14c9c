import { Fragment } from 'react'

/** Props of {@link Facts}. */
export interface FactsProps {
  /** Texts to show, each once; empty ones are left out. */
  facts: (string | false | null | undefined)[]
}

/** Facts below the name of a list entry: separated by dots, or one per line on phones. */
export function Facts({ facts }: FactsProps) {
  const shown = [...new Set(facts)].filter((fact): fact is string => !!fact)
  return (
    <span className="stack-text">
      {shown.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && <span className="stack-list__dot"> · </span>}
          <span className="stack-list__fact">{fact}</span>
        </Fragment>
      ))}
    </span>
  )
}
