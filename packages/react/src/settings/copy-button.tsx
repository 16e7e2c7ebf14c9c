import { type RefObject, useState } from 'react'
import { useMessages } from '../i18n/use-messages'
import { Button } from '../ui/button'

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  /** Text to copy. */
  text: string
  /** Element that shows the text. Selected where copying is refused. */
  target: RefObject<HTMLElement | null>
}

/** A button that copies a text. Nothing where the browser cannot: without HTTPS, except on localhost. */
export function CopyButton({ text, target }: CopyButtonProps) {
  const { t } = useMessages()
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // The browser or the user refused; the selected text can be copied by hand.
      if (target.current) getSelection()?.selectAllChildren(target.current)
    }
  }

  if (!globalThis.navigator?.clipboard) return null
  return (
    <>
      <Button variant="outline" onClick={() => void copy()}>
        {isCopied ? t('action.copied') : t('action.copy')}
      </Button>
      <p role="status" className="stack-visually-hidden">
        {isCopied && t('action.copied')}
      </p>
    </>
  )
}
