import type { ReactElement } from 'react'
import type { MessageValues } from './format-message'
import type { MessageId } from './messages/message-id'
import { useMessages } from './use-messages'

interface MessageProps {
  id: MessageId
  values?: MessageValues
}

function Message({ id, values }: MessageProps) {
  return useMessages().t(id, values)
}

/**
 * Returns a message that is translated when it is shown. For messages in a state, which follow a change of the
 * language this way.
 */
export function message(id: MessageId, values?: MessageValues): ReactElement {
  return <Message id={id} values={values} />
}
