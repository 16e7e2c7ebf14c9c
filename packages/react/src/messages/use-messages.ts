import { useContext, useMemo } from 'react'
import { en, type MessageId } from './en'
import { type MessageOverrides, MessagesContext } from './messages-context'
import { findText } from './texts'

/** Gives the text of an id, with `{name}` replaced by `values.name`. */
export type Translate = (id: MessageId, values?: Record<string, string | number>) => string

/** Texts of the pages: `t('action.signIn')`, and the language they are in. */
export function useMessages(): { t: Translate; lang: string } {
  const { lang, overrides } = useContext(MessagesContext)
  return useMemo(() => {
    void warnOfUnknownIds(overrides)
    return { t: createTranslate(overrides), lang }
  }, [lang, overrides])
}

/** Texts for one set of overrides; a value that is not given leaves its placeholder standing. */
export function createTranslate(overrides: MessageOverrides): Translate {
  return (id, values = {}) =>
    (overrides[id] ?? findText(id)).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      String(values[name] ?? placeholder),
    )
}

const warned = new WeakSet<MessageOverrides>()

/** A misspelt id must not go unnoticed by a developer, nor break the page of a user. */
async function warnOfUnknownIds(overrides: MessageOverrides): Promise<void> {
  if (process.env.NODE_ENV === 'production' || warned.has(overrides)) return
  warned.add(overrides)
  const [{ enSignIn }, { enAccount }] = await Promise.all([
    import('./en-sign-in'),
    import('./en-account'),
  ])
  const known = { ...en, ...enSignIn, ...enAccount }
  const unknown = Object.keys(overrides).filter((id) => !Object.hasOwn(known, id))
  if (unknown.length > 0) {
    console.warn(`AppProvider: no message has the id ${unknown.join(', ')}; it is ignored.`)
  }
}
