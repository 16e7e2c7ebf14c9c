import { type CSSProperties, type HTMLAttributes, type Ref, useCallback, useContext } from 'react'
import { classNames } from '../lib/class-names'
import { hasNoHostFont } from '../theme/host-font'
import { ThemeContext } from '../theme/theme-context'

/** Props of {@link Scope}. */
export interface ScopeProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'main' | 'section' | 'span'
  /** Called with the element on mount, before paint. */
  onAttach?: (element: HTMLElement) => void
}

/** Root element of everything the package renders, with its CSS scope and theme. */
export function Scope({ as: Tag = 'div', className, onAttach, style, ...rest }: ScopeProps) {
  const properties = useContext(ThemeContext)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      // Styles are read before they change, so that the browser computes them once.
      const isPlain = hasNoHostFont(element)
      onAttach?.(element)
      element.dataset.stackFont = isPlain ? 'system' : 'host'
      // A strict content security policy drops the style attribute of server-rendered markup; set it again.
      for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value)
      if (process.env.NODE_ENV === 'development') {
        void import('../hints/hints').then(({ checkStyleSheet }) => checkStyleSheet(element))
      }
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
