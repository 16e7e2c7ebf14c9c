import type { ComponentType } from 'react'
import type { Language } from '../i18n/languages'
import type { LoadTexts } from '../i18n/load-texts'
import { useMessages } from '../i18n/use-messages'
import { loadOnce } from '../lib/load-once'
import { readPromise } from '../lib/read-promise'

/** Fetches a component, ready to speak a language: the same promise every time, until it fails. */
export type Code<Props> = (language: Language) => Promise<ComponentType<Props>>

type Load<Props> = () => Promise<ComponentType<Props>>

/** Code that comes later, once, for where its texts are already. */
export function codeOf<Props>(load: Load<Props>): Load<Props> {
  const loadOnly = loadOnce(load)
  return () => loadOnly(undefined)
}

/** Code that comes later, once, and at the same time as its texts. */
export function spokenCodeOf<Props>(load: Load<Props>, loadTexts: LoadTexts): Code<Props> {
  return loadOnce(async (language) => (await Promise.all([load(), loadTexts(language)]))[0])
}

/** Shows a component once its code is there. */
export function Lazy<Props extends object>({ code, props }: { code: Code<Props>; props: Props }) {
  const { language } = useMessages()
  const Component = readPromise(code(language))
  return <Component {...props} />
}
