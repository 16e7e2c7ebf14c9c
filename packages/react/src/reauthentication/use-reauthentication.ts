import { useCallback, useContext, useEffect, useRef } from 'react'
import { useApp } from '../hooks/use-app'
import { loadAccountTexts } from '../i18n/load-texts'
import { useMessages } from '../i18n/use-messages'
import { PartsContext } from '../theme/parts'
import { ThemeContext } from '../theme/theme-provider'
import { OutletContext } from './outlet'

/**
 * Gives a function that asks whoever is signed in to show once more that it is them, and tells whether
 * they did. Who signed in or showed it in the last ten minutes is not asked, nor is an account without
 * any way to sign in. Nobody signed in is `false`.
 *
 * It protects against somebody else at an open page. A stolen token is not stopped by it: what a
 * server must be sure of, it has to check itself.
 *
 * @throws {NetworkError} when the service cannot be reached before anything is asked.
 * @example
 * const reauthenticate = useReauthentication()
 * const transfer = async (send: () => Promise<void>) => {
 *   if (await reauthenticate()) await send()
 * }
 */
export function useReauthentication(): () => Promise<boolean> {
  const app = useApp()
  const show = useContext(OutletContext)
  const theme = useContext(ThemeContext)
  const parts = useContext(PartsContext)
  const { language } = useMessages()
  const asking = useRef<AbortController | null>(null)
  // With what asks, the question goes too.
  useEffect(() => () => asking.current?.abort(), [])

  return useCallback(async () => {
    const [{ reauthenticate }] = await Promise.all([
      import('./reauthenticate'),
      loadAccountTexts(language),
    ])
    asking.current = new AbortController()
    const { signal } = asking.current
    return reauthenticate(app, { show, theme, parts, signal })
  }, [app, show, theme, parts, language])
}
