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
      isOpenedByButton
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
        <SelectField
          label="App of the link"
          value={chosen.domain}
          onChange={setDomain}
          options={domains.map((one) => ({ value: one.domain, name: one.domain }))}
        />
      </div>
      <RoleFields
        legend="Roles, in addition to those of all members"
        chosen={roles}
        onChange={setRoles}
      />
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
