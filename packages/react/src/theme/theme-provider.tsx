import { type ReactNode, useContext, useMemo } from 'react'
import { useStable } from '../lib/use-stable'
import { toAppCard } from './app-card'
import { type Appearance, toAppearanceParts } from './appearance'
import { type PartClassNames, type PartComponents, PartsContext } from './parts'
import { type Theme, toCustomProperties } from './theme'
import { ThemeContext } from './theme-context'

/** Props of {@link ThemeProvider}. */
export interface ThemeProviderProps {
  /** Colors and radius; absent values come from a surrounding provider. */
  theme?: Theme | undefined
  /** Logo, legal links and layout; absent values come from a surrounding provider. */
  appearance?: Appearance | undefined
  /** Class names by part: `{ card: 'panel' }`. Added to those of a surrounding provider. */
  classNames?: PartClassNames | undefined
  /** Components that render parts. */
  components?: PartComponents | undefined
  /** Content that the theme applies to. */
  children?: ReactNode
}

const noComponents: PartComponents = {}

/**
 * Changes the looks of the pages and components below: colors and radius, logo and layout, class names,
 * parts. Without it they have the defaults of `@app/react/styles.css`, which the host imports once.
 *
 * @example
 * <ThemeProvider theme={{ light: { primary: '#0b57d0' }, radius: '4px' }}>…</ThemeProvider>
 */
export function ThemeProvider(props: ThemeProviderProps) {
  const { theme, classNames, components = noComponents, children } = props
  const { Card, Button, Input, Link } = components
  const around = useContext(PartsContext)
  const propertiesAround = useContext(ThemeContext)
  const appearance = useAppearance(around.appearance, props.appearance)
  const stableTheme = useStable(theme ?? {})
  const stableNames = useStable(classNames ?? {})
  const properties = useMemo(
    () => ({ ...propertiesAround, ...toCustomProperties(stableTheme) }),
    [propertiesAround, stableTheme],
  )
  const parts = useMemo(
    () => ({
      appearance,
      ...toAppearanceParts(appearance),
      classNames: { ...around.classNames, ...stableNames },
      components: {
        Card: Card ? toAppCard(Card) : around.components.Card,
        Button: Button ?? around.components.Button,
        Input: Input ?? around.components.Input,
        Link: Link ?? around.components.Link,
      },
    }),
    [around, appearance, stableNames, Card, Button, Input, Link],
  )
  return (
    <ThemeContext.Provider value={properties}>
      <PartsContext.Provider value={parts}>{children}</PartsContext.Provider>
    </ThemeContext.Provider>
  )
}

/** Returns the same object while its values are the same, for inline props. */
function useAppearance(around: Appearance, own: Appearance = {}): Appearance {
  const {
    logo = around.logo,
    logoAlt = around.logoAlt,
    logoLink = around.logoLink,
    terms = around.terms,
    privacy = around.privacy,
    layout = around.layout,
    aside = around.aside,
  } = own
  return useMemo(
    () => ({ logo, logoAlt, logoLink, terms, privacy, layout, aside }),
    [logo, logoAlt, logoLink, terms, privacy, layout, aside],
  )
}
