import { BreakableText } from '../ui/breakable-text'
import { CopyButton } from '../ui/copy-button'
import type { PermissionScope } from './scope'

/** Code with which an app asks for a permission. */
export function PermissionUsage({ scope, id }: { scope: PermissionScope; id: string }) {
  const start = `await user.hasPermission(${scope === 'team' ? 'team, ' : ''}'`
  const end = `')`
  const shownId = id || '…'
  return (
    <div className="usage">
      <p className="label">In your app</p>
      <p className="with-button">
        <code>
          {start}
          <BreakableText text={shownId} />
          {end}
        </code>
        {id !== '' && <CopyButton name="code" text={start + id + end} isIcon />}
      </p>
    </div>
  )
}
