import { isKnownError, type Team } from '@app/core'
import { type ReactNode, useRef, useState } from 'react'
import { findEmailProblem } from '../forms/credential-rules'
import { useForm } from '../forms/use-form'
import { formatList } from '../i18n/format-list'
import { message } from '../i18n/message'
import { useMessages } from '../i18n/use-messages'
import { SettingForm } from '../settings/setting-form'
import { AddressesField, splitAddresses } from './addresses-field'
import { RoleField } from './members/role-field'

/** Props of {@link InviteForm}. */
export interface InviteFormProps {
  team: Team
  /** Address of the user, who is already a member. */
  ownEmail: string | null
  /** Called with the invited addresses. */
  onDone: (emails: string[]) => void
  onCancel: () => void
}

/** Invites one or more addresses to a team, with a role if there is a choice. */
export function InviteForm({ team, ownEmail, onDone, onCancel }: InviteFormProps) {
  const { t } = useMessages()
  const roles = team.useInvitableRoles()
  const [role, setRole] = useState('')
  // Those that were invited before one failed, so that a second try invites the others only.
  const invited = useRef(new Set<string>())
  const form = useForm<'email'>({
    names: ['email'],
    validate(values) {
      const emails = splitAddresses(values.email)
      return { email: emails.length > 0 ? findProblem(emails) : message('problem.emailMissing') }
    },
    async submit(values) {
      const emails = splitAddresses(values.email)
      const given = { invited: invited.current, permissionIds: role ? [role] : undefined }
      const { members, unsent, error } = await inviteAll(team, emails, given)
      if (members.length + unsent.length === 0) {
        onDone(emails)
        return undefined
      }
      return { problems: { email: <NotInvited members={members} unsent={unsent} /> }, error }
    },
  })

  function findProblem(emails: string[]): ReactNode {
    if (emails.some((email) => email.toLowerCase() === ownEmail?.toLowerCase())) {
      return message('team.inviteSelf')
    }
    const wrong = emails.filter((email) => findEmailProblem(email))
    const [first] = wrong
    if (!first) return undefined
    if (wrong.length > 1) return <WrongAddresses emails={wrong} />
    return emails.length > 1
      ? message('team.inviteWrong', { email: first })
      : message('problem.emailForm')
  }

  return (
    <SettingForm
      form={form}
      saveLabel={t('team.sendInvitation')}
      savingLabel={t('sentEmail.sending')}
      onCancel={onCancel}
    >
      <AddressesField error={form.problemOf('email')} />
      <RoleField roles={roles} value={role} onChange={setRole} />
    </SettingForm>
  )
}

/** Error for several malformed addresses. */
function WrongAddresses({ emails }: { emails: string[] }) {
  const { t, ...locale } = useMessages()
  return t('team.inviteWrongSeveral', { emails: formatList(emails, locale) })
}

/** Error for addresses that were not invited. */
function NotInvited({ members, unsent }: Pick<Outcome, 'members' | 'unsent'>) {
  const { t, ...locale } = useMessages()
  const problems = members.map((email) => t('team.alreadyMember', { email }))
  if (unsent.length > 0) {
    problems.push(t('team.notInvited', { emails: formatList(unsent, locale) }))
  }
  return problems.join(' ')
}

/** Outcome of several invitations. */
interface Outcome {
  /** Addresses of members. */
  members: string[]
  /** Addresses that were not invited, because the first of them failed. */
  unsent: string[]
  error?: unknown
}

/** Invites all addresses but those of `invited`, and adds them to it. */
async function inviteAll(
  team: Team,
  emails: string[],
  { invited, permissionIds }: { invited: Set<string>; permissionIds: string[] | undefined },
): Promise<Outcome> {
  const members: string[] = []
  const open = emails.filter((email) => !invited.has(email))
  for (const [index, email] of open.entries()) {
    try {
      await team.inviteUser({ email, permissionIds })
      invited.add(email)
    } catch (error) {
      if (!isKnownError(error, 'TEAM_MEMBERSHIP_ALREADY_EXISTS')) {
        return { members, unsent: open.slice(index), error }
      }
      members.push(email)
    }
  }
  return { members, unsent: [] }
}
