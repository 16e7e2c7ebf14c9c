import { NetworkError } from '@app/core'
import type { MessageId } from '../i18n/messages/message-id'
import { useMessages } from '../i18n/use-messages'
import { readPromise } from '../lib/read-promise'
import { usePromiseStatus } from '../lib/use-promise-status'
import { loadFailureMessage } from './load-failure-message'
import type { ActionState } from './use-action'

/**
 * Returns the id of the message that explains why an action failed. For menus, which open before the code that
 * describes failures is loaded.
 *
 * @returns `null` without a failure, and while that code loads. If it can't be loaded, a message of the first load.
 */
export function useFailureText(action: ActionState): MessageId | null {
  const { language } = useMessages()
  const loading = action.status === 'failed' ? loadFailureMessage(language) : null
  const status = usePromiseStatus(loading)
  if (action.status !== 'failed' || !loading || status === 'pending') return null
  if (status === 'fulfilled') return readPromise(loading).toFailure(action.error).text
  if (!(action.error instanceof NetworkError)) return 'failure.unknown'
  return action.error.isOffline ? 'failure.offline' : 'failure.unreachable'
}
