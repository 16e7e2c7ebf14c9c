import { z } from 'zod'
import { toTrustedProxies } from './client-address'

/** One row of the table of options: where it may be set, what it means, what is right. */
export interface ConfigRow {
  /** Environment variable. */
  env: string
  /** What it does, for the README and `app-server --help`. */
  about: string
  /** What a value must look like, completing "expected …". */
  expected: string
  schema: z.ZodType
  /** Value used when nothing is given, in words where it is not a constant. */
  fallback: string
  /** Never printed. */
  secret?: boolean
}

/** Keeps the exact type of a row. */
export function row<const Row extends ConfigRow>(definition: Row): Row {
  return definition
}

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

/** Headers, or their pairs as the OpenTelemetry variables hold them. */
export const headerList = z.preprocess(
  (value) => {
    if (typeof value !== 'string') return value
    const pairs = value.split(',').map((pair) => /^\s*([^=\s]+)=(.*)$/.exec(pair))
    if (pairs.includes(null)) return value
    return Object.fromEntries(
      pairs.map((pair) => [pair?.[1], decodeURIComponent(pair?.[2]?.trim() ?? '')]),
    )
  },
  z.record(z.string(), z.string()),
)

/** A number from 0 to 1. */
export const fraction = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d*\.?\d+$/)
      .transform(Number),
  ])
  .pipe(z.number().min(0).max(1))
