import type { ImpersonationLink, ServerUser } from '@app/core/server'
import { useState } from 'react'
import { Link } from 'react-router'
import { useOwner, useProject } from '../hooks/use-owner'
import { ActionError } from '../ui/action-error'
import { CopyButton } from '../ui/copy-button'
import { formatTime } from '../ui/format'
import { useAction } from '../ui/use-action'

/** Card that creates a link to sign in as a user, for support. */
export function Impersonation({ user }: { user: ServerUser }) {
  const owner = useOwner()
  const { id, config } = useProject()
  const action = useAction()
  const [link, setLink] = useState<ImpersonationLink | null>(null)

  function create() {
    const issuedBy = owner.primaryEmail ?? undefined
    void action.run(async () => setLink(await user.createImpersonationLink({ issuedBy })))
  }

  return (
    <section className="card row impersonation" aria-labelledby="impersonation">
      <div>
        <h2 id="impersonation">Sign in as this user</h2>
        <p className="hint">
          A link signs one browser in for one hour, without access to the sign-in methods. The
          security log records it.
        </p>
        {config.domains.length === 0 && (
          <p className="hint">
            The link opens your app: <Link to={`/projects/${id}/domains`}>add its domain</Link>{' '}
            first.
          </p>
        )}
        <div role="status">{link && <NewLink link={link} />}</div>
        <ActionError action={action} />
      </div>
      {config.domains.length > 0 && (
        <button className="button" type="button" aria-disabled={action.isPending} onClick={create}>
          {link ? 'Create new link' : 'Create link'}
        </button>
      )}
    </section>
  )
}

function NewLink({ link: { url, expiresAt } }: { link: ImpersonationLink }) {
  return (
    <>
      <p className="with-button">
        <code>{url}</code>
        <CopyButton name="impersonation link" text={url} isIcon />
      </p>
      <p className="hint">
        Open it in a private window, once, until {formatTime(expiresAt)}: it replaces the session of
        the browser.
      </p>
    </>
  )
}
