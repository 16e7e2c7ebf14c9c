import type { Action } from './use-action'

/** Error of an action, announced when it appears. */
export function ActionError({ action }: { action: Action }) {
  return (
    <p role="alert" className="failure">
      {action.error}
    </p>
  )
}
