import { createContext } from 'react'
import type { MessageId } from './messages/message-id'

/** Texts that replace the built-in ones, by id. */
export type MessageOverrides = Partial<Record<MessageId, string>>

/** What the provider says about texts. Knows no text itself, so the provider stays small. */
export interface MessagesSetup {
  /** BCP 47 tag of the texts. */
  lang: string
  overrides: MessageOverrides
}

/** @see MessagesSetup */
export const MessagesContext = /* @__PURE__ */ createContext<MessagesSetup>({
  lang: 'en-US',
  overrides: {},
})
