import { CopyButton } from '../../layout/copy-button'
import { SourceText } from '../../layout/source-text'

interface CopiedFileProps {
  /** Name of the file in the app. */
  name: string
  text: string
}

/** A file to copy into an app. */
export function CopiedFile({ name, text }: CopiedFileProps) {
  return (
    <div className="copied-file">
      <div>
        <code>{name}</code>
        <CopyButton name={name} text={text} />
      </div>
      <SourceText name={name} text={text} />
    </div>
  )
}
