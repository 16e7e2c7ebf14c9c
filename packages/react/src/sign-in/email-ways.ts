import { type RefObject, useEffect, useState } from 'react'
import type { AuthFormProps } from '../forms/auth-form'
import { useMessages } from '../i18n/use-messages'

/** What can go with an e-mail address to sign in or up. */
export type EmailWay = 'password' | 'code'

/** Names of the ways as hosts know them. */
export type FirstTab = 'magic-link' | 'password'

/** The ways a project has turned on, the one to open first at the front. */
export function listEmailWays(
  {
    credentialEnabled,
    magicLinkEnabled,
  }: { credentialEnabled: boolean; magicLinkEnabled?: boolean },
  firstTab: FirstTab = 'password',
): EmailWay[] {
  const ways: EmailWay[] = []
  if (credentialEnabled) ways.push('password')
  if (magicLinkEnabled) ways.push('code')
  return firstTab === 'magic-link' ? ways.reverse() : ways
}

/** Options of {@link useEmailWays}. */
interface EmailWaysOptions {
  form: RefObject<HTMLFormElement | null>
  /** Sends the form with a password. */
  primary: AuthFormProps['primary']
  /** Opens the password field where a mailed code comes first. */
  choose: string
}

/**
 * Which way is open, and the buttons that go with it. Both send the form they stand under: nobody
 * has to change the form first, and nothing that was typed is lost.
 */
export function useEmailWays(
  ways: readonly EmailWay[],
  { form, primary, choose }: EmailWaysOptions,
): { way: EmailWay; buttons: Pick<AuthFormProps, 'primary' | 'secondary'> } {
  const { t } = useMessages()
  const [first = 'password', second] = ways
  const [hasChosen, setChosen] = useState(false)
  const way = hasChosen ? 'password' : first
  const code = { label: t('mailCode.send'), pendingLabel: t('mailCode.sending'), intent: 'code' }

  useEffect(() => {
    if (hasChosen) form.current?.querySelector<HTMLElement>('[name=password]')?.focus()
  }, [form, hasChosen])

  if (way === 'password') {
    return { way, buttons: { primary, secondary: ways.includes('code') ? code : undefined } }
  }
  const secondary = second && { label: choose, onClick: () => setChosen(true) }
  return { way, buttons: { primary: code, secondary } }
}
