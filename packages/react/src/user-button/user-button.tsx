import { Suspense } from 'react'
import { useUser } from '../hooks/use-user'
import { useMessages, useTexts } from '../i18n/use-messages'
import { useIsKnown } from '../lib/use-is-known'
import { Boundary } from '../page/boundary'
import { LoadingStatus } from '../page/loading-status'
import { Scope } from '../ui/scope'
import type { Account } from './account'
import { AccountButton, type AccountButtonProps } from './account-button'

/** Props of {@link UserButton}. */
export interface UserButtonProps extends Omit<AccountButtonProps, 'account'> {}

/**
 * A round button with the user's picture and a menu: account settings and signing out, or signing
 * in. Its box is there from the first paint, whoever it turns out to be.
 */
export function UserButton(props: UserButtonProps) {
  const { lang, dir } = useMessages()
  const isKnown = useIsKnown()
  // Outside of the boundary, as in `Page`.
  useTexts(isKnown && typeof window === 'undefined')
  const skeleton = <Placeholder />
  return (
    <Scope
      lang={lang}
      dir={dir}
      className={props.showUserInfo ? 'stack-account stack-account--wide' : 'stack-account'}
    >
      {isKnown ? (
        // A user that cannot be loaded is a state of the button, not the end of the host's page.
        <Boundary
          renderFailed={(failed) => (
            <AccountButton {...props} account={{ status: 'failed', ...failed }} />
          )}
        >
          <Suspense fallback={skeleton}>
            <KnownAccount {...props} />
          </Suspense>
        </Boundary>
      ) : (
        skeleton
      )}
    </Scope>
  )
}

function KnownAccount(props: UserButtonProps) {
  const user = useUser()
  useTexts()
  const account: Account = user ? { status: 'signed-in', user } : { status: 'signed-out' }
  return <AccountButton {...props} account={account} />
}

function Placeholder() {
  return (
    <span className="stack-account__button" aria-busy="true">
      <span className="stack-skeleton stack-account__placeholder" />
      <LoadingStatus />
    </span>
  )
}
