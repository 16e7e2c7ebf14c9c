import { classNames } from '../lib/class-names'

/** A grey bar in the place of what is still loading. */
export function Skeleton({ shape }: { shape: 'title' | 'line' | 'label' | 'control' }) {
  return (
    <span aria-hidden="true" className={classNames('stack-skeleton', `stack-skeleton--${shape}`)} />
  )
}
