import Handlebars from 'handlebars'

/** Puts variables into a text. Without HTML escaping: texts are escaped once, when they become HTML. */
export function fill(source: string, variables: object): string {
  try {
    return Handlebars.compile(source, { noEscape: true })(variables)
  } catch {
    // A string that does not compile is used as it is (contract/http.md section 10.4).
    return source
  }
}

/** Puts variables into all texts of a document. */
export function fillStrings(value: unknown, variables: object): unknown {
  if (typeof value === 'string') return fill(value, variables)
  if (Array.isArray(value)) return value.map((item) => fillStrings(item, variables))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillStrings(item, variables)]),
  )
}
