import { en, type MessageId } from './en'

// A call marked pure, not a spread: bundlers leave it out where nothing is said.
const texts: Partial<Record<MessageId, string>> = /* @__PURE__ */ Object.assign({}, en)

/** Adds texts that come with the code that says them. */
export function addTexts(more: Partial<Record<MessageId, string>>): void {
  Object.assign(texts, more)
}

/** The built-in text of an id. */
export function findText(id: MessageId): string {
  return texts[id] ?? id
}
