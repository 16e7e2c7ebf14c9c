import { BreakableText } from '../ui/breakable-text'

interface FactsLineProps {
  /** Short facts, such as "Method: password". */
  facts: readonly string[]
}

/**
 * Short facts in a line, separated by dots. No line begins with a dot where the facts wrap, and one that is longer than
 * a line ends with an ellipsis.
 */
export function FactsLine({ facts }: FactsLineProps) {
  return (
    <p className="facts-line hint">
      {facts.map((fact) => (
        <span key={fact}>
          <BreakableText text={fact} />{' '}
        </span>
      ))}
    </p>
  )
}
