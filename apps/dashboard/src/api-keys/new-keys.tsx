import type { ApiKeyFirstView } from '@app/core/admin'
import { useEffect, useRef, useState } from 'react'
import { useProject } from '../hooks/use-owner'
import { serviceUrl } from '../service-url'
import { CopyButton } from '../ui/copy-button'
import { LeaveDialog } from '../ui/leave-dialog'

interface NewKeysProps {
  created: ApiKeyFirstView
  onDone: () => void
}

/** New keys, to copy as an environment file. They are not shown again. */
export function NewKeys({ created, onDone }: NewKeysProps) {
  const { id } = useProject()
  const [isCopied, setIsCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = [
    ['AUTH_URL', serviceUrl],
    ['AUTH_PROJECT_ID', id],
    ['AUTH_KEY', created.publishableClientKey],
    ['AUTH_SECRET_KEY', created.secretServerKey],
    ['AUTH_ADMIN_KEY', created.superSecretAdminKey],
  ]
    .flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))
    .join('\n')
  return (
    <section className="card" aria-labelledby="new-keys">
      <h2 id="new-keys" ref={heading} tabIndex={-1}>
        Copy the new keys now
      </h2>
      <p className="hint">
        They are not shown again. Keep the server key and the admin key secret.
      </p>
      <pre onCopy={() => setIsCopied(true)}>{text}</pre>
      <p className="actions">
        <CopyButton name="keys" text={text} onCopy={() => setIsCopied(true)} />
        <button className="button small primary" type="button" onClick={onDone}>
          Done
        </button>
      </p>
      <LeaveDialog isOn={!isCopied} question="Leave without the new keys?">
        You haven’t copied them, and they are not shown again.
      </LeaveDialog>
    </section>
  )
}
