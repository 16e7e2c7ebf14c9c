import { sizes } from '@app/contract'

/** A name from elsewhere, cut to the length that names may have. No character is cut in two. */
export function cutName(name: string, max: number = sizes.name): string {
  return name.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
}
