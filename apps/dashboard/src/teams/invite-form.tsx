import { isKnownError, type TeamInvitation } from '@app/core'
import type { AdminDomainConfig } from '@app/core/admin'
import type { ServerTeam } from '@app/core/server'
import { useState } from 'react'
import { AdditionForm } from '../ui/addition-form'
import { Field } from '../ui/field'
import { FormActions } from '../ui/form-actions'
import { SelectField } from '../ui/select-field'
import { useAction } from '../ui/use-action'
import { toInvitationUrl } from './invitation-url'
import { RoleFields } from './role-fields'

interface InviteFormProps {
  team: ServerTeam
  /** Open invitations to the team. */
  invitations: readonly TeamInvitation[]
  /** Trusted domains of the project. */
  domains: readonly [AdminDomainConfig, ...AdminDomainConfig[]]
  onClose: () => void
}

const legend = 'Roles, in addition to those of all members'
const alreadyInvited = 'This address has an open invitation, which you can send again below.'
const alreadyMember = 'The user with this address is a member of the team. No email was sent.'

/** Form that invites a person to a team by email. The link leads to the app of a trusted domain. */
export function InviteForm({ team, invitations, domains, onClose }: InviteFormProps) {
  const [email, setEmail] = useState('')
  const [domain, setDomain] = useState('')
  const [roles, setRoles] = useState<string[]>([])
  const [sentTo, setSentTo] = useState<string | null>(null)
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
    setSentTo(email.trim())
    // Keeps what was typed in the meantime.
    setEmail((typed) => (typed === email ? '' : typed))
  }

  return (
    <AdditionForm
      title="Invite by email"
      onSubmit={invite}
      onClose={onClose}
      className="form inset"
    >
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
      <RoleFields legend={legend} chosen={roles} onChange={setRoles} />
      <FormActions
        action={action}
        label="Send invitation"
        onCancel={onClose}
        cancelLabel={sentTo === null ? 'Cancel' : 'Done'}
      >
        <Sent to={email === '' ? sentTo : null} />
      </FormActions>
    </AdditionForm>
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

function Sent({ to }: { to: string | null }) {
  return (
    <span role="status" className="hint">
      {to !== null && `Sent to ${to}.`}
    </span>
  )
}
