import type { ComponentType } from 'react'
import type { Language } from '../i18n/languages'
import type { LoadTexts } from '../i18n/load-texts'
import { useMessages } from '../i18n/use-messages'
import { loadOnce } from '../lib/load-once'
import { readPromise } from '../lib/read-promise'

/** Loads a component together with its messages: the same promise every time, until it fails. */
export type LazyComponent<Props> = (language: Language) => Promise<ComponentType<Props>>

type Load<Props> = () => Promise<ComponentType<Props>>

/** Loads a component on demand, once; its messages are already loaded. */
export function lazy<Props>(load: Load<Props>): Load<Props> {
  const loadOnly = loadOnce(load)
  return () => loadOnly(undefined)
}

/** Loads a component on demand, once, in parallel with its messages. */
export function lazyWithMessages<Props>(
  load: Load<Props>,
  loadTexts: LoadTexts,
): LazyComponent<Props> {
  return loadOnce(async (language) => (await Promise.all([load(), loadTexts(language)]))[0])
}

/** Renders a component once it is loaded. */
export function Lazy<Props extends object>({
  component,
  props,
}: {
  component: LazyComponent<Props>
  props: Props
}) {
  const { language } = useMessages()
  const Component = readPromise(component(language))
  return <Component {...props} />
}
