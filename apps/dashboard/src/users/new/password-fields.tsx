import type { AdminProjectConfig } from '@app/core/admin'
import { useState } from 'react'
import { Link } from 'react-router'
import { useProject } from '../../hooks/use-owner'
import { CopyButton } from '../../ui/copy-button'
import { Field } from '../../ui/field'
import { generatePassword } from './generate-password'

interface PasswordFieldsProps {
  /** `null`: the user gets no password. */
  password: string | null
  onChange: (password: string | null) => void
}

/** Fields that choose whether a user gets a password, which can be generated. */
export function PasswordFields({ password, onChange }: PasswordFieldsProps) {
  const { config } = useProject()
  return (
    <section className="card form" aria-labelledby="sign-in">
      <h2 id="sign-in">Sign-in</h2>
      <fieldset aria-labelledby="sign-in">
        <Choice
          label="Without a password"
          hint={toHint(config)}
          isChosen={password === null}
          onChoose={() => onChange(null)}
        />
        {config.credentialEnabled && (
          <Choice
            label="With a password"
            hint="You pass it on to the user, who can change it in the account settings."
            isChosen={password !== null}
            onChoose={() => onChange(generatePassword())}
          />
        )}
      </fieldset>
      {password !== null && <PasswordField password={password} onChange={onChange} />}
      {!config.credentialEnabled && !config.magicLinkEnabled && <NoMethod />}
    </section>
  )
}

interface ChoiceProps {
  label: string
  hint: string
  isChosen: boolean
  onChoose: () => void
}

function Choice({ label, hint, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="check">
      <input type="radio" name="password-choice" checked={isChosen} onChange={onChoose} />
      <span>
        {label}
        <br />
        <span className="hint">{hint}</span>
      </span>
    </label>
  )
}

function PasswordField({ password, onChange }: { password: string; onChange(text: string): void }) {
  const [isHidden, setIsHidden] = useState(false)
  return (
    <div className="password-field">
      <Field
        label="Password"
        value={password}
        onChange={onChange}
        type={isHidden ? 'password' : 'text'}
        className="code"
        autoComplete="new-password"
        spellCheck={false}
        autoCapitalize="none"
        required
        maxLength={70}
      />
      <div className="actions">
        <button className="button small" type="button" onClick={() => onChange(generatePassword())}>
          Generate
        </button>
        <CopyButton name="password" text={password} />
        <button
          className="button small"
          type="button"
          aria-pressed={isHidden}
          onClick={() => setIsHidden(!isHidden)}
        >
          Hide<span className="visually-hidden"> password</span>
        </button>
      </div>
    </div>
  )
}

function NoMethod() {
  const { id } = useProject()
  return (
    <p className="warning">
      Users cannot sign in with an email address yet.{' '}
      <Link to={`/projects/${id}/sign-in-methods`}>Turn on passwords or email codes</Link>
    </p>
  )
}

/** Describes how a user without a password signs in. */
function toHint({ magicLinkEnabled, credentialEnabled }: AdminProjectConfig): string {
  if (magicLinkEnabled) return 'The user signs in with an email code.'
  if (credentialEnabled) {
    return 'The user sets one with “Forgot password?” before the first sign-in.'
  }
  return 'The project has neither passwords nor email codes.'
}
