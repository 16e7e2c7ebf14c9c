import { createContext } from 'react'
import type { MessageId } from './messages/message-id'

/** Overrides of built-in messages by id. */
export type MessageOverrides = { [Id in MessageId]?: string | undefined }

/** Language and message overrides of the provider. */
export interface MessagesSetup {
  /** BCP 47 tag of the messages. */
  lang: string
  /** Messages of the app by id. */
  overrides: MessageOverrides
}

/** @see MessagesSetup */
export const MessagesContext = /* @__PURE__ */ createContext<MessagesSetup>({
  lang: 'en-US',
  overrides: {},
})
