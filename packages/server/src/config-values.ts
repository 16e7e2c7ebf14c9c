import { z } from 'zod'
import { toTrustedProxies } from './http/client-address'

/** A key of the project `internal`. */
export const key = z.string().regex(/^[\w-]{8,}$/)
/** An object, or its JSON as environment variables hold it. */
export function jsonOption<Schema extends z.ZodType>(schema: Schema) {
  const parse = (value: unknown, context: z.RefinementCtx) => {
    if (typeof value !== 'string') return value
    try {
      return JSON.parse(value)
    } catch {
      context.addIssue('not JSON')
      return z.NEVER
    }
  }
  return z.preprocess(parse, schema).optional()
}

/** Given as a number or in decimal digits; what only JavaScript takes for a number is none. */
export function wholeNumber(min: number, max: number) {
  const digits = z.string().regex(/^\d+$/).transform(Number)
  return z.union([z.number(), digits]).pipe(z.number().int().min(min).max(max))
}

/** A list, or its entries as an environment variable holds them: `none`, or separated by commas. */
export function toList(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value.split(/[\s,]+/).filter((entry) => entry !== 'none')
}

/** Addresses and ranges of proxies. */
export const proxies = z.preprocess(toList, z.array(z.string())).refine((value) => {
  try {
    return toTrustedProxies(value)
  } catch {
    return false
  }
})

/** A switch, as programs or as environment variables have it. */
export const onOff = z.union([
  z.boolean(),
  z.enum(['on', 'off']).transform((value) => value === 'on'),
])

/** A URL with a host, as drivers take it. */
export function urlOf(scheme: string) {
  return z.string().regex(new RegExp(`^${scheme}://.+$`))
}
