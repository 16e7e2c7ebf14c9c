import { HttpError } from '@app/core'
import { CopyButton } from '../ui/copy-button'

/** The ID of the request that failed, for support; nothing for other errors. */
export function RequestId({ error }: { error: unknown }) {
  if (!(error instanceof HttpError) || !error.requestId) return null
  return (
    <p className="hint with-button">
      Request ID <code>{error.requestId}</code>
      <CopyButton name="request ID" text={error.requestId} isIcon />
    </p>
  )
}
