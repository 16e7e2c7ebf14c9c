import type { ServerUser } from '@app/core/server'
import { UserAvatar } from '@app/react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { BreakableText } from '../ui/breakable-text'
import { formatDay } from '../ui/format'
import { toUserName } from './user-texts'

interface UserChoicesProps {
  /** Accessible name of the list, such as "Matching users". */
  label: string
  /** A {@link UserChoice} for each user. */
  children: ReactNode
}

/** Users of whom the owner chooses one. The arrow keys move between their buttons. */
export function UserChoices({ label, children }: UserChoicesProps) {
  return (
    <ul className="rows framed choices-of-users" aria-label={label}>
      {children}
    </ul>
  )
}

interface UserChoiceProps {
  user: ServerUser
  /** Verb of the button, such as "Choose"; absent if the user cannot be chosen. */
  verb?: string | undefined
  isPending?: boolean
  onChoose: () => void
  /** Why the user cannot be chosen, and what went wrong. */
  children?: ReactNode
}

/** A user with everything that tells them from others of the same name, and the button that chooses them. */
export function UserChoice({ user, verb, isPending, onChoose, children }: UserChoiceProps) {
  const id = useId()
  const name = toUserName(user)
  return (
    <li>
      <div className="person">
        <span aria-hidden="true">
          <UserAvatar user={user} />
        </span>
        <div>
          <p className="name">
            <bdi>
              <BreakableText text={name} />
            </bdi>
            {user.isBanned && <span className="badge bad">Banned</span>}
          </p>
          <UserMarks id={id} user={user} />
        </div>
      </div>
      {children}
      {verb !== undefined && (
        <button
          className="button"
          type="button"
          aria-describedby={id}
          aria-disabled={isPending}
          onClick={onChoose}
        >
          {verb}
          <span className="visually-hidden"> {name}</span>
        </button>
      )}
    </li>
  )
}

/** Address, date of sign-up and ID of a user. */
function UserMarks({ id, user }: { id: string; user: ServerUser }) {
  const { displayName, primaryEmail, signedUpAt } = user
  return (
    <div id={id} className="marks">
      {displayName && (
        <p className="hint">
          {primaryEmail === null ? 'No email address' : <BreakableText text={primaryEmail} />}
        </p>
      )}
      <p className="hint">Signed up {formatDay(signedUpAt)}</p>
      <p className="hint">
        <code>{user.id}</code>
      </p>
    </div>
  )
}

/**
 * Moves the focus with the arrow keys: from the text field of a search to the buttons of the found users, between them, and
 * back to the field.
 */
export function moveAmongChoices(event: KeyboardEvent<HTMLElement>): void {
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
  const step = steps[event.key]
  if (step === undefined || event.nativeEvent.isComposing) return
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      'input[data-finds-users], .choices-of-users button',
    ),
  ]
  const index = stops.findIndex((stop) => stop.matches(':focus'))
  const next = index < 0 ? undefined : stops[index + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
