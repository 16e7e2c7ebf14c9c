import type { ReactElement } from 'react'
import { type Translate, useMessages } from './use-messages'

/** Id of a message, and its values. */
type MessageArguments = Parameters<Translate>

function Message({ of }: { of: MessageArguments }) {
  return useMessages().t(...of)
}

/**
 * Returns a message that is translated when it is shown. For messages kept in state, so that they follow a change of
 * language.
 */
export function message(...of: MessageArguments): ReactElement {
  return <Message of={of} />
}
