import { useContext, useMemo } from 'react'
import { loadOnce } from '../lib/load-once'
import { readPromise } from '../lib/read-promise'
import { formatMessage, type MessageValues } from './format-message'
import { findPageLocale, type PageLocale } from './languages'
import { loadBaseTexts } from './load-texts'
import type { MessageId } from './messages/message-id'
import { type MessageOverrides, MessagesContext } from './messages-context'
import { findText } from './texts'

/** Gives the text of an id, with its placeholders replaced by values. */
export type Translate = (id: MessageId, values?: MessageValues) => string

/** Texts of the pages: `t('action.signIn')`, and the language they are in. */
export interface Messages extends PageLocale {
  t: Translate
}

/**
 * Returns the messages in the provider's language. The caller makes sure they are loaded, as `Lazy` does.
 */
export function useMessages(): Messages {
  const { lang, overrides } = useContext(MessagesContext)
  return useMemo(() => {
    void warnOfWrongOverrides(overrides)
    return createMessages(lang, overrides)
  }, [lang, overrides])
}

/** Texts for a language and one set of overrides. */
export function createMessages(lang: string, overrides: MessageOverrides): Messages {
  const locale = findPageLocale(lang, Object.keys(overrides).length > 0)
  return {
    ...locale,
    t: (id, values = {}) =>
      formatMessage(overrides[id] ?? findText(locale.language, id), values, locale),
  }
}

/** Fetches the texts that code which is there from the start may need, once. */
export const loadTexts = /* @__PURE__ */ loadOnce(loadBaseTexts)

/**
 * Waits for the first words of code that is there from the start. English ones are there as well.
 * Placeholders ask for them too: they come while whatever else is waited for does.
 */
export function useTexts(isNeeded = true): void {
  const { language } = useMessages()
  if (isNeeded && language !== 'en-US') readPromise(loadTexts(language))
}

const checked = new WeakSet<MessageOverrides>()

/** A misspelt id must not go unnoticed by a developer, nor break the page of a user. */
async function warnOfWrongOverrides(overrides: MessageOverrides): Promise<void> {
  if (process.env.NODE_ENV === 'production' || checked.has(overrides)) return
  if (Object.keys(overrides).length === 0) return
  checked.add(overrides)
  const { findWrongOverrides } = await import('./check-overrides')
  for (const wrong of await findWrongOverrides(overrides)) {
    console.warn(`AppProvider: messages: ${wrong}`)
  }
}
