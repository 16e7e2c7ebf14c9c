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
      element.dataset.stackFont = hasNoHostFont(element) ? 'system' : 'host'
      // A strict content security policy drops the style attribute of server-rendered markup; set it again.
      for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value)
      // Last: it may measure the element, and a change of its font would need a second layout.
      onAttach?.(element)
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
