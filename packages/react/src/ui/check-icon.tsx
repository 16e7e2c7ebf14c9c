import { Icon } from './icon'

/** Chosen, or done: a check mark of Lucide (ISC License). */
export function CheckIcon() {
  return (
    <Icon>
      <path d="M20 6 9 17l-5-5" />
    </Icon>
  )
}
