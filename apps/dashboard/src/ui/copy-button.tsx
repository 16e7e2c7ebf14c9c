import { useState } from 'react'
import { Icon } from './icon'

interface CopyButtonProps {
  /** Name of the text, such as "project id". */
  name: string
  text: string
}

/** Button that copies a text. */
export function CopyButton({ name, text }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null)
  const isCopied = copied === text

  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(text)
  }

  return (
    <>
      <button className="button small" type="button" onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? 'Copied' : 'Copy'}
        <span className="visually-hidden"> {name}</span>
      </button>
      <span role="status" className="visually-hidden">
        {isCopied && `Copied ${name}`}
      </span>
    </>
  )
}
