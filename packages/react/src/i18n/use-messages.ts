import { useContext, useMemo } from 'react'
import { readPromise } from '../lib/read-promise'
import { formatMessage, type MessageValues } from './format-message'
import { findPageLocale, type PageLocale } from './languages'
import { loadTexts } from './load-texts'
import type { MessageId } from './messages/message-id'
import { type MessageOverrides, MessagesContext } from './messages-context'
import { findText } from './texts'

/** Returns the message of an id with its placeholders replaced. */
export type Translate = (id: MessageId, values?: MessageValues) => string

/** Messages of the pages, `t('action.signIn')`, and their language. */
export interface Messages extends PageLocale {
  /** Returns a message by id. */
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

/** Returns the messages for a language and a set of overrides. */
export function createMessages(lang: string, overrides: MessageOverrides): Messages {
  const locale = findPageLocale(lang, Object.keys(overrides).length > 0)
  return {
    ...locale,
    t: (id, values = {}) =>
      formatMessage(overrides[id] ?? findText(locale.language, id), values, locale),
  }
}

/**
 * Waits for the messages of the language, for components of the first load; theirs in English are
 * always there. Placeholders request them too, so that they load in parallel.
 */
export function useTexts(isNeeded = true): void {
  const { language } = useMessages()
  if (isNeeded && language !== 'en-US') readPromise(loadTexts(language))
}

const checked = new WeakSet<MessageOverrides>()

/** Reports invalid overrides to developers without breaking the page. */
async function warnOfWrongOverrides(overrides: MessageOverrides): Promise<void> {
  if (process.env.NODE_ENV === 'production' || checked.has(overrides)) return
  if (Object.keys(overrides).length === 0) return
  checked.add(overrides)
  const { findWrongOverrides } = await import('./check-overrides')
  for (const wrong of await findWrongOverrides(overrides)) {
    console.warn(`AppProvider: messages: ${wrong}`)
  }
}
