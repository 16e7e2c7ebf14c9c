import type { Language } from './languages'
import { first } from './messages/en-US/first'
import type { MessageId } from './messages/message-id'

/** Messages by id. */
export type Texts = Partial<Record<MessageId, string>>

const loaded: Partial<Record<Language, Texts>> = {}

/** Adds loaded messages of a language. */
export function addTexts(language: Language, texts: Texts): void {
  loaded[language] = { ...loaded[language], ...texts }
}

/** Finds the built-in message of an id: in the language, else in English. */
export function findText(language: Language, id: MessageId): string {
  const english: Texts = first
  // Only failures can be shown before their messages are loaded, and those of `first` always are.
  return loaded[language]?.[id] ?? english[id] ?? first['failure.unknown']
}
