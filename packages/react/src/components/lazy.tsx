import type { ComponentType } from 'react'
import { loadOnce } from '../hooks/load-once'
import { readPromise } from '../hooks/read-promise'
import type { Language } from '../messages/languages'
import type { LoadTexts } from '../messages/load-texts'
import { useMessages } from '../messages/use-messages'

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
