import { type InvitableRole, isKnownError, type Team } from '@app/core'
import { useRef, useState } from 'react'
import { findEmailProblem } from '../forms/credential-rules'
import { EmailField } from '../forms/email-field'
import { useForm } from '../forms/use-form'
import { useMessages } from '../i18n/use-messages'
import { SettingForm } from '../settings/setting-form'
import { TextField } from '../ui/field'
import { toRoleName } from './role-name'

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
      return { email: emails.length > 0 ? findProblem(emails) : t('problem.emailMissing') }
    },
    async submit(values) {
      const emails = splitAddresses(values.email)
      const permissionIds = role ? [role] : undefined
      for (const email of emails) {
        if (invited.current.has(email)) continue
        try {
          await team.inviteUser({ email, permissionIds })
        } catch (error) {
          if (!isKnownError(error, 'TEAM_MEMBERSHIP_ALREADY_EXISTS')) throw error
          return { problems: { email: t('team.alreadyMember', { email }) } }
        }
        invited.current.add(email)
      }
      onDone(emails)
      return undefined
    },
  })

  function findProblem(emails: string[]): string | undefined {
    const own = emails.find((email) => email.toLowerCase() === ownEmail?.toLowerCase())
    if (own) return t('team.inviteSelf')
    const wrong = emails.find((email) => findEmailProblem(email))
    if (!wrong) return undefined
    return emails.length > 1 ? t('team.inviteWrong', { email: wrong }) : t('problem.emailForm')
  }

  return (
    <SettingForm
      form={form}
      saveLabel={t('team.sendInvitation')}
      savingLabel={t('team.inviting')}
      onCancel={onCancel}
    >
      {/* Not the user's own address. */}
      <EmailField
        multiple
        autoComplete="off"
        hint={t('team.inviteHint')}
        error={form.problemOf('email')}
      />
      <RoleField roles={roles} value={role} onChange={setRole} />
    </SettingForm>
  )
}

/** Returns the addresses of a list as people type and paste them, each once. */
function splitAddresses(typed: string): string[] {
  return [...new Set(typed.split(/[\s,;]+/).filter(Boolean))]
}

interface RoleFieldProps {
  roles: InvitableRole[]
  /** Id of the role; empty: that of all members. */
  value: string
  onChange: (role: string) => void
}

/** A choice of roles; nothing where each member gets the same. */
function RoleField({ roles, value, onChange }: RoleFieldProps) {
  const { t } = useMessages()
  const special = roles.filter(({ isDefault }) => !isDefault)
  if (special.length === 0) return null
  const defaults = roles.filter(({ isDefault }) => isDefault).map(({ id }) => toRoleName(id))
  return (
    <TextField
      label={t('team.role')}
      renderInput={(_, id) => (
        <select
          id={id}
          className="stack-input"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          <option value="">{defaults.join(', ') || t('team.roleDefault')}</option>
          {special.map(({ id, description }) => (
            <option key={id} value={id} title={description ?? undefined}>
              {toRoleName(id)}
            </option>
          ))}
        </select>
      )}
    />
  )
}
