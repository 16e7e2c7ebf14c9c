import type { SecuritySettings, SignUpHook } from '@app/core/admin'
import { useState } from 'react'
import { useProject } from '../hooks/use-owner'
import { hookLabels, sections } from '../settings/setting-names'
import { ConfirmedButton } from '../ui/confirmed-button'
import { CopyButton } from '../ui/copy-button'
import { SignUpHookForm } from './sign-up-hook-form'

/** Hook that decides whether a visitor may sign up. */
export function SignUpHookSection({ settings: { signUpHook } }: { settings: SecuritySettings }) {
  const { app } = useProject()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className="card" aria-labelledby="sign-up-hook">
      <div className="row">
        <div>
          <h2 id="sign-up-hook">{sections.signUpHook.title}</h2>
          <p className="hint">
            An endpoint of your server that the service asks before a visitor signs up, and that can
            refuse.
          </p>
        </div>
        {signUpHook && (
          <ConfirmedButton
            label="Remove"
            object="sign-up hook"
            question="Remove the sign-up hook?"
            onConfirm={() => app.updateSecuritySettings({ signUpHook: null })}
          >
            Your server is no longer asked, so all sign-ups are accepted.
          </ConfirmedButton>
        )}
      </div>
      {signUpHook && <Facts hook={signUpHook} />}
      <details
        className="disclosure"
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>{signUpHook ? 'Change the hook' : 'Add a hook'}</summary>
        <SignUpHookForm hook={signUpHook} />
      </details>
    </section>
  )
}

function Facts({ hook: { url, secret, onFailure } }: { hook: SignUpHook }) {
  return (
    <dl className="facts first">
      <div>
        <dt>URL</dt>
        <dd>{url}</dd>
      </div>
      <div>
        <dt>{hookLabels.secret}</dt>
        <dd className="with-button">
          <code>{`${secret.slice(0, 10)}…`}</code>
          <CopyButton name="signing secret of the hook" text={secret} isIcon />
        </dd>
      </div>
      <div>
        <dt>Without a response</dt>
        <dd>{onFailure === 'deny' ? 'Sign-ups are refused' : 'Sign-ups are accepted'}</dd>
      </div>
    </dl>
  )
}
