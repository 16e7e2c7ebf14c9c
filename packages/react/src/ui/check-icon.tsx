import { Icon } from './icon'

/** Chosen, or done. */
export function CheckIcon() {
  return (
    <Icon>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  )
}
