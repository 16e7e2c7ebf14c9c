import { useRef, useState } from 'react'
import type { MessageId } from '../i18n/messages/message-id'
import { useMessages } from '../i18n/use-messages'
import { useParts } from '../theme/parts'

/** Props of {@link FailureReference}. */
export interface FailureReferenceProps {
  /** Text for support, such as the id of a request or an error code. */
  reference: string
  /** Message before it. @default 'failure.reference' */
  label?: MessageId
}

/** The reference of a failure for support, with a button to copy it. */
export function FailureReference({
  reference,
  label = 'failure.reference',
}: FailureReferenceProps) {
  const { t } = useMessages()
  const { classOf } = useParts()
  const [isCopied, setCopied] = useState(false)
  const code = useRef<HTMLElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(reference)
      setCopied(true)
    } catch {
      // The browser or the user refused; the selected text can be copied by hand.
      if (code.current) getSelection()?.selectAllChildren(code.current)
    }
  }

  return (
    <p className="stack-reference">
      <span>
        {t(label)} <code ref={code}>{reference}</code>
      </span>
      {/* Browsers offer the clipboard only over HTTPS and on localhost; otherwise the text can be selected. */}
      {globalThis.navigator?.clipboard && (
        <button
          type="button"
          className={classOf('link', 'stack-link')}
          aria-live="polite"
          onClick={() => void copy()}
        >
          {isCopied ? t('action.copied') : t('action.copy')}
        </button>
      )}
    </p>
  )
}
