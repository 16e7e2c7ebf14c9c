import type { Language } from './languages'
import { first } from './messages/en-US/first'
import type { MessageId } from './messages/message-id'

/** Some texts, by id. */
export type Texts = Partial<Record<MessageId, string>>

const loaded: Partial<Record<Language, Texts>> = {}

/** Adds texts that have been loaded. */
export function addTexts(language: Language, texts: Texts): void {
  loaded[language] = { ...loaded[language], ...texts }
}

/** The built-in text of an id: in the language, or in English while nothing else is there. */
export function findText(language: Language, id: MessageId): string {
  const english: Texts = first
  // Only a failure can be spoken of before its words are there, and these are never wrong.
  return loaded[language]?.[id] ?? english[id] ?? first['failure.unknown']
}
