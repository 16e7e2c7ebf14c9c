import { type ButtonHTMLAttributes, forwardRef, type MouseEvent, type ReactNode } from 'react'
import { classNames } from '../lib/class-names'
import { useParts } from '../theme/parts'

/** Props of {@link Button}. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One `primary` per screen; `danger` for destructive actions. @default 'primary' */
  variant?: 'primary' | 'outline' | 'quiet' | 'danger' | undefined
  /** Fills the width of its container. */
  wide?: boolean | undefined
  /** Accessible suffix that names the subject, for screen readers ("Change" → "Name"). */
  context?: string | undefined
  /** Shows a spinner; keeps width and focus, and ignores presses. */
  pending?: boolean | undefined
  /** Label while pending ("Signing in"). */
  pendingLabel?: ReactNode
  /** Label of the button. */
  children: ReactNode
}

/** A button with a pending state. */
export const Button = /* @__PURE__ */ forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'primary',
    wide,
    context,
    pending = false,
    pendingLabel,
    className,
    onClick,
    children,
    ...rest
  },
  ref,
) {
  const { components, classOf } = useParts()
  const { Button: Tag = 'button' } = components

  // Not `disabled`, which would drop the focus.
  function refuseWhilePending(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <>
      <Tag
        type="button"
        {...rest}
        ref={ref}
        aria-busy={pending || undefined}
        aria-disabled={pending || undefined}
        className={classNames(
          classOf('button', 'stack-button', `stack-button--${variant}`),
          classOf(`${variant}Button`, wide && 'stack-button--wide', className),
        )}
        onClick={refuseWhilePending}
      >
        <span className="stack-button__label">
          {children} {context && <span className="stack-visually-hidden">{context}</span>}
        </span>
        {pending && <span className="stack-spinner" />}
      </Tag>
      {/* Outside the button: text inside would become part of its name. */}
      <span role="status" className="stack-visually-hidden">
        {pending && pendingLabel}
      </span>
    </>
  )
})
