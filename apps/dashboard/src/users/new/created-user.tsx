import type { AdminProjectConfig } from '@app/core/admin'
import type { ServerUser } from '@app/core/server'
import { UserAvatar } from '@app/react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useProject } from '../../hooks/use-owner'
import { BreakableText } from '../../ui/breakable-text'
import { ConfirmedButton } from '../../ui/confirmed-button'
import { CopyButton } from '../../ui/copy-button'
import { LeaveDialog } from '../../ui/leave-dialog'
import { toUserName } from '../user-texts'

/** A user who was just created. */
export interface Created {
  user: ServerUser
  /** `null`: the user has none. */
  password: string | null
}

const leaveQuestion = 'Continue without the password?'
const leaveHint = 'You have not copied the details. The password is not shown again.'

interface CreatedUserProps {
  created: Created
  listPath: string
  /** Opens the form for another user. */
  onNext: () => void
}

/** A created user with the details to pass on to them, which are not shown again. */
export function CreatedUser({ created, listPath, onNext }: CreatedUserProps) {
  const { user, password } = created
  const { config } = useProject()
  const [isCopied, setIsCopied] = useState(false)
  const isLost = password !== null && !isCopied
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const details = listDetails(created, config)
  const name = toUserName(user)
  return (
    <section className="card form" aria-labelledby="created">
      <div className="created">
        <span aria-hidden="true">
          <UserAvatar user={user} />
        </span>
        <div>
          <h2 id="created" ref={heading} tabIndex={-1}>
            <bdi>
              <BreakableText text={name} />
            </bdi>{' '}
            was created
          </h2>
          <p className="hint">{toNextStep(created, config)}</p>
        </div>
      </div>
      <dl className="facts">
        {details.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{term === 'Password' ? <code>{text}</code> : <BreakableText text={text} />}</dd>
          </div>
        ))}
      </dl>
      {password !== null && (
        <p className={isLost ? 'warning' : 'hint'}>
          {isLost ? 'Copy the password now: it' : 'The password was copied. It'} is not shown again.
        </p>
      )}
      <div className="actions">
        <CopyButton
          name="sign-in details"
          label="Copy details"
          isPrimary={isLost}
          text={details.map(({ term, text }) => `${term}: ${text}`).join('\n')}
          onCopy={() => setIsCopied(true)}
        />
        <Link className={isLost ? 'button' : 'button primary'} to={`${listPath}/${user.id}`}>
          Open user
        </Link>
        <NextButton isLost={isLost} onNext={onNext} />
      </div>
      <LeaveDialog isOn={isLost} question={leaveQuestion}>
        {leaveHint}
      </LeaveDialog>
    </section>
  )
}

interface NextButtonProps {
  /** Whether the password would be lost. */
  isLost: boolean
  onNext: () => void
}

function NextButton({ isLost, onNext }: NextButtonProps) {
  const label = 'Create another'
  return isLost ? (
    <ConfirmedButton
      label={label}
      isHarmless
      question={leaveQuestion}
      onConfirm={async () => onNext()}
    >
      {leaveHint}
    </ConfirmedButton>
  ) : (
    <button className="button" type="button" onClick={onNext}>
      {label}
    </button>
  )
}

/** Lists what a user needs to sign in. */
function listDetails({ user, password }: Created, { domains }: AdminProjectConfig) {
  const [domain] = domains
  return [
    domain && {
      term: 'Sign-in page',
      text: `${domain.domain}${domain.handlerPath.replace(/\/$/, '')}/sign-in`,
    },
    { term: 'Email', text: user.primaryEmail ?? '' },
    password !== null && { term: 'Password', text: password },
  ].filter((detail) => detail !== undefined && detail !== false)
}

function toNextStep(
  { password }: Created,
  { magicLinkEnabled, credentialEnabled }: AdminProjectConfig,
): string {
  if (password !== null) return 'Pass these details on to the user, by a channel you trust.'
  if (magicLinkEnabled) return 'Tell the user to sign in with an email code.'
  if (credentialEnabled) return 'Tell the user to set a password with “Forgot password?” first.'
  return 'The user cannot sign in until you turn on passwords or email codes.'
}
