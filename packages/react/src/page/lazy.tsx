import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import type { Language } from '../i18n/languages'
import { type LoadTexts, loadTexts } from '../i18n/load-texts'
import { useMessages } from '../i18n/use-messages'
import { loadOnce } from '../lib/load-once'
import { readPromise } from '../lib/read-promise'
import { useHydrated } from '../lib/use-hydrated'
import { usePromiseStatus } from '../lib/use-promise-status'

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
  loadMessages: LoadTexts = loadTexts,
): LazyComponent<Props> {
  return loadOnce(async (language) => (await Promise.all([load(), loadMessages(language)]))[0])
}

/** Props of {@link Lazy}. */
interface LazyProps<Props> {
  /** Component to load. */
  component: LazyComponent<Props>
  /** Props of the component. */
  props: Props
}

/** Renders a component once it is loaded, and suspends until then. */
export function Lazy<Props extends object>({ component, props }: LazyProps<Props>) {
  const { language } = useMessages()
  const Component = readPromise(component(language))
  return <Component {...props} />
}

/**
 * Renders a component once it is loaded, with a placeholder until then. For components that load together with a page:
 * if they suspended, React would show them no sooner than 300 ms after the fallback. On a server and during hydration
 * it suspends, which keeps the markup of the server.
 */
export function LazyWithPlaceholder<Props extends object>({
  component,
  props,
  placeholder,
}: LazyProps<Props> & { placeholder: ReactNode }) {
  const { language } = useMessages()
  const loading = component(language)
  const status = usePromiseStatus(loading)
  const isLoaded = status !== 'pending'
  // Hydration suspends until it is loaded, so this causes no second render.
  const isHydrated = useHydrated(isLoaded)
  // A change of language suspends too: a placeholder would discard what was typed.
  const wasShown = useRef(false)
  useEffect(() => {
    if (isLoaded) wasShown.current = true
  }, [isLoaded])
  if (isHydrated && !isLoaded && !wasShown.current) return placeholder
  const Component = readPromise(loading)
  return <Component {...props} />
}
