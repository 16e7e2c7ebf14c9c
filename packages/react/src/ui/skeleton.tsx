import { classNames } from '../lib/class-names'

/** A gray bar in the place of loading content. */
export function Skeleton({ shape }: { shape: 'title' | 'line' | 'label' | 'control' }) {
  return (
    <span aria-hidden="true" className={classNames('stack-skeleton', `stack-skeleton--${shape}`)} />
  )
}
