import { type CSSProperties, type HTMLAttributes, type Ref, useCallback, useContext } from 'react'
import { classNames } from '../lib/class-names'
import { hasNoHostFont } from '../theme/host-font'
import { ThemeContext } from '../theme/theme-provider'

/** Props of {@link Scope}. */
export interface ScopeProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'main' | 'section' | 'span'
  /** Told the element once it stands in the page, before it is painted. */
  onAttach?: (element: HTMLElement) => void
}

/** Root of everything this package draws: where its CSS applies and the theme is set. */
export function Scope({ as: Tag = 'div', className, onAttach, style, ...rest }: ScopeProps) {
  const properties = useContext(ThemeContext)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      element.dataset.stackFont = hasNoHostFont(element) ? 'system' : 'host'
      // A strict content security policy drops the style attribute of server-rendered markup; set it again.
      for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value)
      onAttach?.(element)
    },
    [properties, onAttach],
  )
  return (
    <Tag
      {...rest}
      ref={ref as Ref<never>}
      className={classNames('stack-scope', className)}
      style={{ ...properties, ...style } as CSSProperties}
    />
  )
}
