import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CopyButton } from '../ui/copy-button'
import { LeaveDialog } from '../ui/leave-dialog'

interface NewSecretProps {
  secret: string
  /** Placed after the button that copies the secret. */
  children: ReactNode
}

/** New secret of an endpoint, which is not shown again. */
export function NewSecret({ secret, children }: NewSecretProps) {
  const [isCopied, setIsCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="card" aria-labelledby="new-secret">
      <h2 id="new-secret" ref={heading} tabIndex={-1}>
        Copy the signing secret now
      </h2>
      <p className="hint">
        It is not shown again. Your server verifies with it that events come from this service.
      </p>
      <pre onCopy={() => setIsCopied(true)}>{secret}</pre>
      <div className="actions">
        <CopyButton name="signing secret" text={secret} onCopy={() => setIsCopied(true)} />
        {children}
      </div>
      <LeaveDialog isOn={!isCopied} question="Leave without the signing secret?">
        You haven’t copied it, and it is not shown again. You can create another one.
      </LeaveDialog>
    </section>
  )
}
