import { type ComponentProps, type ComponentType, createContext, useContext } from 'react'
import { classNames } from '../lib/class-names'
import type { Appearance, AppearanceParts } from './appearance'

/** Name of a part of the pages that takes class names. */
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

/** Class names by part, added to the built-in ones. */
export type PartClassNames = { [Part in PartName]?: string | undefined }

/**
 * Components that render parts. Each gets the props of the plain element, including `className`,
 * `ref` and `children`, and must pass them on to such an element.
 */
export interface PartComponents {
  /** Card of a page. */
  Card?: ComponentType<ComponentProps<'div'>> | undefined
  /** Every button. Label and spinner are its `children`. */
  Button?: ComponentType<ComponentProps<'button'>> | undefined
  /**
   * Every link to another page, with its URL as `href`. A router's link must respect
   * `preventDefault` in `onClick`, which builds the URL with the redirect.
   */
  Link?: ComponentType<ComponentProps<'a'>> | undefined
  /** Every text input, including the one for codes. */
  Input?: ComponentType<ComponentProps<'input'>> | undefined
}

/** Components, class names and appearance of an app for the parts of the pages. */
export interface Parts extends AppearanceParts {
  appearance: Appearance
  classNames: PartClassNames
  components: PartComponents
}

/** @see Parts */
export const PartsContext = /* @__PURE__ */ createContext<Parts>({
  appearance: {},
  classNames: {},
  components: {},
})

/** Returns the app's parts and a function that returns the class names of one. */
export function useParts() {
  const parts = useContext(PartsContext)
  return {
    ...parts,
    /** Joins built-in and custom class names of a part. */
    classOf: (part: PartName, ...ours: Parameters<typeof classNames>) =>
      classNames(...ours, parts.classNames[part]),
  }
}
