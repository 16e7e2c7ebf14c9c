import { type ComponentProps, type ComponentType, createContext, useContext } from 'react'
import { classNames } from '../lib/class-names'

/** A part of our pages that takes class names of the app's own. */
export type PartName =
  | 'page'
  | 'card'
  | 'title'
  | 'text'
  | 'form'
  | 'field'
  | 'label'
  | 'hint'
  | 'input'
  | 'error'
  | 'button'
  | 'primaryButton'
  | 'outlineButton'
  | 'quietButton'
  | 'dangerButton'
  | 'link'
  | 'notice'
  | 'dialog'
  | 'section'
  | 'setting'
  | 'userButton'
  | 'avatar'
  | 'menu'
  | 'menuItem'

/** Class names of the app's own, by part; they are added to ours. */
export type PartClassNames = Partial<Record<PartName, string>>

/**
 * What the app draws some parts with. Each gets all that the plain element would, `className`, `ref` and
 * `children` included, and has to pass it on to such an element.
 */
export interface PartComponents {
  /** The card a page consists of. */
  Card?: ComponentType<ComponentProps<'div'>>
  /** Every button that starts something. Label and spinner are its `children`. */
  Button?: ComponentType<ComponentProps<'button'>>
  /**
   * Every link to another page, with its address as `href`. Where a router's own link takes its place,
   * that has to leave alone what `onClick` has prevented: the address with the way back is built there.
   */
  Link?: ComponentType<ComponentProps<'a'>>
  /** Every text input, that of a code included. */
  Input?: ComponentType<ComponentProps<'input'>>
}

/** Components and class names of an app for the parts of the pages. */
export interface Parts {
  classNames: PartClassNames
  components: PartComponents
}

/** @see Parts */
export const PartsContext = /* @__PURE__ */ createContext<Parts>({
  classNames: {},
  components: {},
})

/**
 * Returns the app's components for the parts and a function that returns the class names of a part.
 */
export function useParts() {
  const parts = useContext(PartsContext)
  return {
    components: parts.components,
    /** Ours, and then the app's. */
    classOf: (part: PartName, ...ours: Parameters<typeof classNames>) =>
      classNames(...ours, parts.classNames[part]),
  }
}
