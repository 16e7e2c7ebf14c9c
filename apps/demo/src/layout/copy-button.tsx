import { useState } from 'react'
import { Icon } from './icon'

interface CopyButtonProps {
  /** Name of the file. */
  name: string
  text: string
}

/** Button that copies the text of a file. */
export function CopyButton({ name, text }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null)
  const isCopied = copied === text

  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(text)
  }

  return (
    <>
      <button className="button copy" type="button" onClick={copy}>
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
