import type { ClipboardEvent, ReactNode } from 'react'
import { EmailField } from '../forms/email-field'
import { useMessages } from '../i18n/use-messages'

/** Separators of addresses, with the commas and semicolons of Chinese, Japanese and Arabic keyboards. */
const separators = /[\s,;\uFF0C\uFF1B\u3001\u060C\u061B]+/

/** Returns the addresses of a list as people type and paste them, each once. */
export function splitAddresses(typed: string): string[] {
  return [...new Set(typed.split(separators).filter(Boolean))]
}

/** A field for one or more email addresses of others. */
export function AddressesField({ error }: { error: ReactNode }) {
  const { t } = useMessages()
  return (
    <EmailField
      // Not `email`: browsers join the lines of a pasted list, and hide where the text would be inserted.
      type="text"
      inputMode="email"
      autoCapitalize="none"
      // Not the user's own address.
      autoComplete="off"
      hint={t('team.inviteHint')}
      error={error}
      onPaste={pasteLines}
    />
  )
}

/** Pastes a list of lines, such as cells of a table, as a list with commas. */
function pasteLines(event: ClipboardEvent<HTMLInputElement>) {
  const text = event.clipboardData.getData('text').trim()
  if (!/[\r\n\t]/.test(text)) return
  event.preventDefault()
  const { currentTarget: input } = event
  const { selectionStart, selectionEnd } = input
  const addresses = splitAddresses(text).join(', ')
  input.setRangeText(addresses, selectionStart ?? 0, selectionEnd ?? 0, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
