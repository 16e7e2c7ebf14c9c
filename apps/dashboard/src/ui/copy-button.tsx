import { useCopy } from '../hooks/use-copy'
import { Icon } from './icon'

interface CopyButtonProps {
  /** Name of the text, such as "project ID". */
  name: string
  text: string
  /** Whether the button is only an icon, beside the text. */
  isIcon?: boolean
  /** Called after the text was copied. */
  onCopy?: () => void
}

/** Button that copies a text. */
export function CopyButton({ name, text, isIcon, onCopy }: CopyButtonProps) {
  const { isCopied, isRefused, copy } = useCopy(text, onCopy)
  return (
    <>
      <button
        className={isIcon ? 'icon-button' : 'button small'}
        type="button"
        title={isIcon ? `Copy ${name}` : undefined}
        onClick={copy}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span className={isIcon ? 'visually-hidden' : undefined}>
          {isCopied ? 'Copied' : 'Copy'}
        </span>
        <span className="visually-hidden"> {name}</span>
      </button>
      <span role="status" className={isRefused ? 'hint' : 'visually-hidden'}>
        {isRefused && 'The browser doesn’t allow it. Select the text and copy it.'}
        {!isRefused && isCopied && `Copied ${name}`}
      </span>
    </>
  )
}
