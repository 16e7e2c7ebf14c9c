import { type RefObject, useEffect, useState } from 'react'
import type { AuthFormProps } from '../forms/auth-form'
import { useMessages } from '../i18n/use-messages'

/** A sign-in method that starts with an email address. */
export type EmailMethod = 'password' | 'code'

/** Values of the prop `firstTab`. */
export type FirstTab = 'magic-link' | 'password'

/** Lists the enabled email methods of a project, the one to open first at the front. */
export function listEmailMethods(
  {
    credentialEnabled,
    magicLinkEnabled,
  }: { credentialEnabled: boolean; magicLinkEnabled?: boolean | undefined },
  firstTab: FirstTab = 'password',
): EmailMethod[] {
  const methods: EmailMethod[] = []
  if (credentialEnabled) methods.push('password')
  if (magicLinkEnabled) methods.push('code')
  return firstTab === 'magic-link' ? methods.reverse() : methods
}

/** Options of {@link useEmailMethods}. */
interface EmailMethodsOptions {
  /** The form element. */
  form: RefObject<HTMLFormElement | null>
  /** Sends the form with a password. */
  primary: AuthFormProps['primary']
  /** Label of the button that sends a code. @default Email me a code */
  sendCode?: string | undefined
  /** Label of the button that opens the password field where the email code comes first. */
  choose: string
}

/**
 * Returns the open email method and its buttons. Both submit the same form, so that switching the
 * method keeps the typed values.
 */
export function useEmailMethods(
  methods: readonly EmailMethod[],
  { form, primary, sendCode, choose }: EmailMethodsOptions,
): { method: EmailMethod; buttons: Pick<AuthFormProps, 'primary' | 'secondary'> } {
  const { t } = useMessages()
  const [first = 'password', second] = methods
  const [hasChosen, setChosen] = useState(false)
  const method = hasChosen ? 'password' : first
  const code = {
    label: sendCode ?? t('emailCode.send'),
    pendingLabel: t('sentEmail.sending'),
    intent: 'code',
  }

  useEffect(() => {
    if (hasChosen) form.current?.querySelector<HTMLElement>('[name=password]')?.focus()
  }, [form, hasChosen])

  if (method === 'password') {
    return { method, buttons: { primary, secondary: methods.includes('code') ? code : undefined } }
  }
  const secondary = second && { label: choose, onClick: () => setChosen(true) }
  return { method, buttons: { primary: code, secondary } }
}
