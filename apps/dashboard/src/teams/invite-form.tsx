import { isKnownError, type TeamInvitation } from '@app/core'
import type { AdminDomainConfig } from '@app/core/admin'
import type { ServerTeam } from '@app/core/server'
import { type ReactNode, useState } from 'react'
import { AdditionForm } from '../ui/addition-form'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'
import { toList } from '../ui/format'
import { SelectField } from '../ui/select-field'
import { useAction } from '../ui/use-action'
import { useDefaultRoles } from './default-roles'
import { toInvitationUrl } from './invitation-url'
import { RoleFields } from './role-fields'

interface InviteFormProps {
  team: ServerTeam
  /** Open invitations to the team. */
  invitations: readonly TeamInvitation[]
  /** Trusted domains of the project. */
  domains: readonly [AdminDomainConfig, ...AdminDomainConfig[]]
  /** Called with the invited address when an invitation was sent. */
  onSend: (email: string) => void
  onClose: () => void
  /** Status, such as that the invitation was sent. */
  children: ReactNode
}

const alreadyInvited = 'This address has an open invitation, which you can send again below.'
const alreadyMember = 'The user with this address is a member of the team. No email was sent.'

/** Form that invites a person to a team by email. The link leads to the app of a trusted domain. */
export function InviteForm(props: InviteFormProps) {
  const { team, invitations, domains, onSend, onClose, children } = props
  const [email, setEmail] = useState('')
  const [domain, setDomain] = useState('')
  const [roles, setRoles] = useState<string[]>([])
  const [isSent, setIsSent] = useState(false)
  const [refused, setRefused] = useState<{ email: string; problem: string } | null>(null)
  const action = useAction()
  const chosen = domains.find((one) => one.domain === domain) ?? domains[0]
  const callbackUrl = toInvitationUrl(chosen)

  function invite() {
    if (isInvited(invitations, email)) setRefused({ email, problem: alreadyInvited })
    else void action.run(send)
  }

  async function send() {
    try {
      await team.inviteUser({ email: email.trim(), callbackUrl, permissionIds: roles })
    } catch (error) {
      if (!isKnownError(error, 'TEAM_MEMBERSHIP_ALREADY_EXISTS')) throw error
      return setRefused({ email, problem: alreadyMember })
    }
    setIsSent(true)
    onSend(email.trim())
    // Keeps what was typed in the meantime.
    setEmail((typed) => (typed === email ? '' : typed))
  }

  return (
    <AdditionForm title="Invite by email" onSubmit={invite} onClose={onClose}>
      <div className="fields">
        <Field
          label="Email"
          value={email}
          onChange={setEmail}
          problem={refused?.email === email ? refused.problem : null}
          type="email"
          required
          maxLength={320}
        />
        <DomainField domains={domains} value={chosen.domain} onChange={setDomain} />
      </div>
      <AdditionalRoles chosen={roles} onChange={setRoles} />
      <FormActions
        action={action}
        label="Send invitation"
        onCancel={onClose}
        cancelLabel={isSent ? 'Done' : 'Cancel'}
      >
        {children}
      </FormActions>
    </AdditionForm>
  )
}

interface AdditionalRolesProps {
  /** Ids of the chosen roles. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Fields that choose the roles of an invitation, without those that every member gets. */
function AdditionalRoles({ chosen, onChange }: AdditionalRolesProps) {
  const defaults = useDefaultRoles()
  return (
    <RoleFields
      legend="Additional roles"
      hint={toRoleHint(defaults)}
      hidden={defaults}
      chosen={chosen}
      onChange={onChange}
    />
  )
}

interface DomainFieldProps extends Pick<InviteFormProps, 'domains'> {
  value: string
  onChange: (domain: string) => void
}

function DomainField({ domains, value, onChange }: DomainFieldProps) {
  const options = domains.map(({ domain }) => ({ value: domain, name: domain }))
  return <SelectField label="App of the link" value={value} onChange={onChange} options={options} />
}

function isInvited(invitations: readonly TeamInvitation[], email: string): boolean {
  const address = email.trim().toLowerCase()
  return invitations.some(({ recipientEmail }) => recipientEmail?.toLowerCase() === address)
}

function toRoleHint(defaults: readonly string[]): string | undefined {
  return defaults.length === 0
    ? undefined
    : `In addition to ${toList(defaults)}, which every member gets.`
}
