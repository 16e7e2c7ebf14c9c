import { useState } from 'react'
import { Icon } from './icon'

interface CopyButtonProps {
  /** Name of the text, such as "project id". */
  name: string
  text: string
  /** Called after the text was copied. */
  onCopy?: () => void
}

/** Button that copies a text. */
export function CopyButton({ name, text, onCopy }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const isCopied = copied === text

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
      setIsRefused(false)
      onCopy?.()
    } catch {
      // Browsers copy only over HTTPS, on localhost, and if the user allows it.
      setIsRefused(true)
    }
  }

  return (
    <>
      <button className="button small" type="button" onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? 'Copied' : 'Copy'}
        <span className="visually-hidden"> {name}</span>
      </button>
      <span role="status" className={isRefused ? 'hint' : 'visually-hidden'}>
        {isRefused && 'The browser doesn’t allow it. Select the text and copy it.'}
        {!isRefused && isCopied && `Copied ${name}`}
      </span>
    </>
  )
}
