import { Fragment, type ReactNode, useId, useState } from 'react'
import { useAction } from '../forms/use-action'
import { useFailureText } from '../forms/use-failure-text'
import { loadPageTexts } from '../i18n/load-page-texts'
import type { MessageId } from '../i18n/messages/message-id'
import { useMessages } from '../i18n/use-messages'
import { usePromiseStatus } from '../lib/use-promise-status'
import { ButtonMenu, type ButtonMenuState } from '../menu/button-menu'
import { MenuItem } from '../menu/menu-item'
import { findAddressToVerify, sendVerification } from '../users/address-to-verify'
import { UserAvatar } from '../users/user-avatar'
import type { Account } from './account'
import { TeamEntries } from './team-entries'
import { type MenuEntry, useMenuEntries } from './use-menu-entries'
import type { UserButtonItem } from './user-button-item'

/** Props of {@link UserMenu}. */
export interface UserMenuProps extends ButtonMenuState {
  account: Account
  showTeams?: boolean
  colorModeToggle?: () => void | Promise<void>
  extraItems?: UserButtonItem[]
}

/** The menu of the user button: the current user and their actions. */
export function UserMenu(props: UserMenuProps) {
  const { account, showTeams = false, onOpenChange } = props
  const { t } = useMessages()
  const headId = useId()
  const [note, setNote] = useState<MessageId | null>(null)
  const entries = useMenuEntries(props)
  const action = useAction(async (entry: MenuEntry) => {
    setNote(null)
    await entry.run()
    if (!entry.staysOpen) onOpenChange(false)
  })
  const failureText = useFailureText(action)
  const failure = failureText && t(findFailureText(account, failureText))

  const user = account.status === 'signed-in' ? account.user : null
  const address = user && findAddressToVerify(user)
  const isBusy = action.status === 'pending'
  const run = (entry: MenuEntry) => void action.run(entry)

  const verify: MenuEntry = {
    id: 'verify',
    text: '',
    staysOpen: true,
    async run() {
      const isSent = user && (await sendVerification(user))
      setNote(isSent ? 'sentEmail.title' : 'verification.doneTitle')
    },
  }

  return (
    <ButtonMenu {...props} label={t('userButton.label')} failure={failure ?? (note && t(note))}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is not part of a menu */}
      <div role="group" aria-labelledby={headId}>
        <div id={headId} className="stack-account__head">
          {failure ?? <Head account={account} />}
        </div>
        <div className="stack-menu__separator" />
        {user && showTeams && (
          <TeamEntries
            user={user}
            isBusy={isBusy}
            onChoose={(team) =>
              run({ id: team.id, text: '', run: () => user.setSelectedTeam(team) })
            }
          />
        )}
        {entries.map((entry) => (
          <Fragment key={entry.id}>
            <EntryItem entry={entry} isBusy={isBusy} run={run} />
            {entry.id === 'settings' && address && (
              <VerifyItem note={note} isBusy={isBusy} onClick={() => run(verify)} />
            )}
          </Fragment>
        ))}
      </div>
    </ButtonMenu>
  )
}

function findFailureText(account: Account, text: MessageId): MessageId {
  // A sign-out counts on this device even if the server could not be reached.
  if (account.status === 'signed-out') return 'signedOut.partTitle'
  return account.status === 'failed' ? 'userButton.failed' : text
}

interface EntryItemProps {
  entry: MenuEntry
  isBusy: boolean
  run: (entry: MenuEntry) => void
}

function EntryItem({ entry, isBusy, run }: EntryItemProps) {
  return (
    <MenuItem
      icon={<span className="stack-menu__icon">{entry.icon}</span>}
      text={entry.text}
      isBusy={isBusy}
      onClick={() => run(entry)}
    />
  )
}

interface VerifyItemProps {
  /** Outcome of the last press. */
  note: MessageId | null
  isBusy: boolean
  onClick: () => void
}

/** The entry that sends the link to verify the address. Its space is reserved before its text is loaded. */
function VerifyItem({ note, isBusy, onClick }: VerifyItemProps) {
  const { t, language } = useMessages()
  const status = usePromiseStatus(loadPageTexts(language))
  if (status !== 'fulfilled') return <div className="stack-menu__item" />
  return (
    <MenuItem
      icon={
        <span className="stack-menu__icon">
          <span className="stack-dot" />
        </span>
      }
      text={t(note ?? 'verification.title')}
      isBusy={isBusy}
      onClick={onClick}
    />
  )
}

function Head({ account }: { account: Account }): ReactNode {
  const { t } = useMessages()
  if (account.status === 'failed') return t('userButton.failed')
  if (account.status === 'signed-out') return t('userButton.notSignedIn')
  const { displayName, primaryEmail } = account.user
  return (
    <>
      <span aria-hidden="true">
        <UserAvatar user={account.user} />
      </span>
      <span className="stack-account__info">
        {displayName && (
          <span dir="auto" className="stack-account__name">
            {displayName}
          </span>
        )}
        <span dir="auto" className="stack-account__email">
          {primaryEmail}
        </span>
      </span>
    </>
  )
}
