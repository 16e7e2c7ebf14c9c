import { useContext } from 'react'
import { type Messages, useMessages } from '../i18n/use-messages'
import { OutletContext } from '../reauthentication/outlet'
import { PartsContext } from '../theme/parts'
import { ThemeContext } from '../theme/theme-context'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Scope } from '../ui/scope'

/**
 * Returns a function that says that the account was deleted, then leaves the page. The dialog is outside of the
 * section, which has nothing to show without its user.
 */
export function useAccountDeletedNotice(): (leave: () => Promise<void>) => Promise<void> {
  const show = useContext(OutletContext)
  const theme = useContext(ThemeContext)
  const parts = useContext(PartsContext)
  // From the page, which has loaded the messages of the settings.
  const messages = useMessages()

  return async (leave) => {
    const { pathname } = location
    await new Promise((resolve) => {
      // Added before the dialog opens, so that Back closes it immediately. Resolving twice has no effect.
      addEventListener('popstate', resolve, { once: true })
      show(
        <ThemeContext.Provider value={theme}>
          <PartsContext.Provider value={parts}>
            <AccountDeletedNotice {...messages} onEnd={resolve as () => void} />
          </PartsContext.Provider>
        </ThemeContext.Provider>,
      )
    })
    try {
      // A visitor who went back to another page stays there.
      if (location.pathname === pathname) await leave()
    } finally {
      // Only once the next page is shown, so that no empty section appears.
      show(null)
    }
  }
}

/** Says that the account was deleted. */
function AccountDeletedNotice({ t, lang, dir, onEnd }: Messages & { onEnd: () => void }) {
  return (
    <Scope lang={lang} dir={dir} className="stack-outlet stack-account-deleted">
      <Dialog title={t('account.deleted')} onCancel={onEnd}>
        <Button onClick={onEnd}>{t('action.goHome')}</Button>
      </Dialog>
    </Scope>
  )
}
