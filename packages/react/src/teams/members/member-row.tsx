import type { CurrentUser, Team, TeamMember } from '@app/core'
import type { ReactNode, RefObject } from 'react'
import { formatDay } from '../../i18n/age'
import { message } from '../../i18n/message'
import { useMessages } from '../../i18n/use-messages'
import { useInPlace } from '../../lib/use-in-place'
import { useMenuButton } from '../../menu/use-menu-button'
import { Lazy, lazy } from '../../page/lazy'
import { useConfirmation } from '../../settings/confirmation'
import { RowStatusText, type SayInRow } from '../../settings/row-status'
import { Icon } from '../../ui/icon'
import { EmailAddress } from '../../users/email-address'
import { UserAvatar } from '../../users/user-avatar'
import { nameOf } from '../../users/user-name'
import { RoleForm } from './role-form'
import { toRoleName } from './role-name'

/** A member in the list. Older services do not return the date of joining. */
export type ListedMember = Omit<TeamMember, 'joinedAt'> & { joinedAt: Date | null }

/** Props of {@link MemberRow}. */
export interface MemberRowProps {
  /** The signed-in user. */
  user: CurrentUser
  /** Team of the member. */
  team: Team
  /** Member to show. */
  member: ListedMember
  /** Result of the last change, if it concerns this member. */
  status: ReactNode
  /** Shows and announces the result of a change. */
  say: SayInRow
}

const lazyMenu = /* @__PURE__ */ lazy(async () => (await import('./member-menu')).MemberMenu)

/** A member of a team: picture, name, roles, address, and a menu of what the user may do. */
export function MemberRow({ user, team, member, status, say }: MemberRowProps) {
  const { t } = useMessages()
  const isSelf = member.id === user.id
  const name = nameOf(member) ?? (isSelf ? nameOf(user) : null) ?? t('team.nameless')
  const changing = useInPlace()
  const { button, menu, hasOpened } = useMenuButton(lazyMenu)
  const removal = useRemoval(button.ref, { member, name, say })

  const label = t('team.memberActions', { name })
  const prepared = (run: () => void) => () => {
    say(null)
    run()
  }
  const changeRole = member.canChangeRoles ? prepared(changing.open) : undefined
  const remove = member.canRemove ? prepared(removal.ask) : undefined

  function close() {
    changing.close()
    button.ref.current?.focus()
  }

  return (
    <li className="stack-member">
      <div className="stack-person">
        <span aria-hidden="true">
          <UserAvatar user={member} />
        </span>
        <MemberText member={member} name={name} isSelf={isSelf} />
      </div>
      {!isSelf && (changeRole || remove) && (
        <div>
          <button {...button} className="stack-member__menu">
            <span className="stack-visually-hidden">{label}</span>
            <DotsIcon />
          </button>
          {hasOpened && (
            <Lazy component={lazyMenu} props={{ ...menu, label, changeRole, remove }} />
          )}
          {removal.dialog}
        </div>
      )}
      <RowStatusText status={status} />
      {changing.isOpen && (
        <div ref={changing.panel} className="stack-list__more">
          <RoleForm
            team={team}
            member={member}
            onDone={() => {
              say(message('team.roleChanged', { name }), member.id)
              close()
            }}
            onCancel={close}
          />
        </div>
      )}
    </li>
  )
}

/** Returns the confirmation that removes a member. */
function useRemoval(
  trigger: RefObject<HTMLButtonElement | null>,
  { member, name, say }: Pick<MemberRowProps, 'member' | 'say'> & { name: string },
) {
  const { t } = useMessages()
  return useConfirmation(trigger, {
    title: t('team.removeTitle', { name }),
    text: t('team.removeText'),
    confirmLabel: t('team.removeConfirm'),
    pendingLabel: t('setting.removing'),
    async run() {
      await member.remove()
      say(message('team.removed', { name }))
    },
  })
}

interface MemberTextProps {
  member: ListedMember
  name: string
  isSelf: boolean
}

function MemberText({ member, name, isSelf }: MemberTextProps) {
  const { t, lang } = useMessages()
  const { primaryEmail: email, joinedAt, permissionIds } = member
  const date = joinedAt && formatDay(joinedAt, lang).replaceAll(' ', '\u00a0')
  const joined = date && t('team.joined', { date })
  const shownEmail = email !== name && email
  return (
    <div className="stack-list__text">
      <div className="stack-badges">
        <span>{name.includes('@') ? <EmailAddress email={name} /> : name}</span>
        {/* Together on the next line where they do not fit beside the name. */}
        {(isSelf || permissionIds.length > 0) && (
          <span className="stack-badges">
            {isSelf && <span className="stack-badge">{t('team.you')}</span>}
            {permissionIds.map(
              (id) =>
                // An admin is a member as well.
                (id !== 'member' || !permissionIds[1]) && (
                  <span key={id} className="stack-badge">
                    {toRoleName(id, t)}
                  </span>
                ),
            )}
          </span>
        )}
      </div>
      {(shownEmail || joined) && (
        <div className="stack-text">
          {shownEmail && <EmailAddress email={shownEmail} />}
          {shownEmail && joined && <br />}
          {joined}
        </div>
      )}
    </div>
  )
}

/** More actions, from Lucide (ISC License). */
function DotsIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="1" />
      <circle cx="19" cy="12" r="1" />
      <circle cx="5" cy="12" r="1" />
    </Icon>
  )
}
