import { type ReactNode, useCallback, useContext, useEffect, useRef } from 'react'
import { useApp } from '../hooks/use-app'
import { loadAccountTexts } from '../i18n/load-account-texts'
import { useMessages } from '../i18n/use-messages'
import { PartsContext } from '../theme/parts'
import { ThemeContext } from '../theme/theme-context'
import { OutletContext } from './outlet'

/** Options of a re-authentication. */
export interface ReauthenticationOptions {
  /**
   * Title of the dialog, which names the action to confirm, in the language of the page. An element may follow
   * a change of the language while the dialog is open.
   *
   * @default Confirm it’s you
   */
  title?: ReactNode
}

/**
 * Returns a function that asks the signed-in user to re-authenticate and resolves to whether they did.
 * Users who signed in or re-authenticated within the last ten minutes are not asked, nor are accounts
 * without a sign-in method. Resolves to `false` if signed out.
 *
 * Protects against another person at an unlocked device. It does not stop a stolen token: a server
 * that must be sure checks the age of the sign-in itself.
 *
 * @throws {NetworkError} if the service cannot be reached before the dialog is shown.
 * @example
 * const reauthenticate = useReauthentication()
 * const transfer = async (send: () => Promise<void>) => {
 *   const title = 'Confirm it’s you to send the money'
 *   if (await reauthenticate({ title })) await send()
 * }
 */
export function useReauthentication(): (options?: ReauthenticationOptions) => Promise<boolean> {
  const app = useApp()
  const show = useContext(OutletContext)
  const theme = useContext(ThemeContext)
  const parts = useContext(PartsContext)
  const { language } = useMessages()
  const asking = useRef<AbortController | null>(null)
  // Unmounting the caller closes the dialog.
  useEffect(() => () => asking.current?.abort(), [])

  return useCallback(
    async ({ title }: ReauthenticationOptions = {}) => {
      const [{ reauthenticate }] = await Promise.all([
        import('./reauthenticate'),
        loadAccountTexts(language),
      ])
      asking.current = new AbortController()
      const { signal } = asking.current
      return reauthenticate(app, { show, theme, parts, signal, title })
    },
    [app, show, theme, parts, language],
  )
}
