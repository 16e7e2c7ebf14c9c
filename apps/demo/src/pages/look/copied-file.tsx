import { useState } from 'react'
import { Icon } from '../../layout/icon'
import { SourceText } from '../../layout/source-text'

interface CopiedFileProps {
  /** Name of the file in the app. */
  name: string
  text: string
}

/** A file to copy into an app. */
export function CopiedFile({ name, text }: CopiedFileProps) {
  const [copied, setCopied] = useState<string | null>(null)
  const isCopied = copied === text

  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(text)
  }

  return (
    <div className="copied-file">
      <div>
        <code>{name}</code>
        <button className="button" type="button" onClick={copy}>
          <Icon name={isCopied ? 'check' : 'copy'} />
          {isCopied ? 'Copied' : 'Copy'}
          <span className="visually-hidden"> {name}</span>
        </button>
        <span role="status" className="visually-hidden">
          {isCopied && `Copied ${name}`}
        </span>
      </div>
      <SourceText name={name} text={text} />
    </div>
  )
}
