import { useState } from 'react'
import { Icon } from './icon'

interface CopyButtonProps {
  /** Name of the text, such as "project ID". */
  name: string
  text: string
  /** Text of a button as large as those beside it. @default Copy, on a small button */
  label?: string
  /** Whether the button is only an icon, beside the text. */
  isIcon?: boolean
  /** Whether copying is the main action of the page. */
  isPrimary?: boolean
  /** Called after the text was copied. */
  onCopy?: () => void
}

/** Button that copies a text. */
export function CopyButton(props: CopyButtonProps) {
  const { name, text, label, isIcon, onCopy } = props
  const { isCopied, isRefused, copy } = useCopy(text, onCopy)
  return (
    <>
      <button
        className={toClassName(props)}
        type="button"
        title={isIcon ? `Copy ${name}` : undefined}
        onClick={copy}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span className={isIcon ? 'visually-hidden' : undefined}>
          {isCopied ? 'Copied' : (label ?? 'Copy')}
        </span>
        {label === undefined && <span className="visually-hidden"> {name}</span>}
      </button>
      <span role="status" className={isRefused ? 'hint' : 'visually-hidden'}>
        {isRefused && 'The browser doesn’t allow it. Select the text and copy it.'}
        {!isRefused && isCopied && `Copied ${name}`}
      </span>
    </>
  )
}

function toClassName({ label, isIcon, isPrimary }: CopyButtonProps): string {
  if (isIcon) return 'icon-button'
  if (isPrimary) return 'button primary'
  return label === undefined ? 'button small' : 'button'
}

/** State of a text that can be copied. */
interface Copy {
  isCopied: boolean
  /** Whether the browser did not allow it. */
  isRefused: boolean
  copy: () => Promise<void>
}

/**
 * Returns a function that copies a text, and whether it did.
 *
 * @param onCopy Called after the text was copied.
 */
export function useCopy(text: string, onCopy?: () => void): Copy {
  const [copied, setCopied] = useState<string | null>(null)
  const [isRefused, setIsRefused] = useState(false)

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
  return { isCopied: copied === text, isRefused, copy }
}
