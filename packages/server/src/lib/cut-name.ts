import { sizes } from '@app/contract'

/** Shortens a name from another system to the maximum length without splitting a character. */
export function cutName(name: string, max: number = sizes.name): string {
  return name.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
}
