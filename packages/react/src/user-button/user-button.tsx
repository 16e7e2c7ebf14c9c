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
 * A round button with the picture of the user and a menu: account settings and sign-out, or
 * sign-in. Reserves its space from the first paint.
 */
export function UserButton(props: UserButtonProps) {
  const { lang, dir } = useMessages()
  const isKnown = useIsKnown()
  // Outside of the boundary, as in `Page`.
  useTexts(isKnown && typeof window === 'undefined')
  const skeleton = <UserButtonSkeleton />
  return (
    <Scope
      as="span" // It may stand in a paragraph.
      lang={lang}
      dir={dir}
      className={props.showUserInfo ? 'stack-account stack-account--wide' : 'stack-account'}
    >
      {isKnown ? (
        // A user that fails to load is a state of the button, not an error of the app's page.
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

function UserButtonSkeleton() {
  return (
    <span className="stack-account__button" aria-busy="true">
      <span className="stack-skeleton stack-account__placeholder" />
      <LoadingStatus />
    </span>
  )
}
