import { CopyButton } from './copy-button'

interface CopyableFactProps {
  /** Term, such as `Team ID`. */
  label: string
  /** Name of the value within the label of the button, such as `team ID`. */
  name: string
  /** Value that is shown and copied. */
  text: string
}

/** Row of a list of facts whose value can be copied. */
export function CopyableFact({ label, name, text }: CopyableFactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="with-button">
        <code>{text}</code>
        <CopyButton name={name} text={text} isIcon />
      </dd>
    </div>
  )
}
