import Handlebars from 'handlebars'

/** Enough for the texts of many projects' templates; when there are more, all are forgotten. */
const cacheSize = 1000

const compiled = new Map<string, HandlebarsTemplateDelegate>()

/** Puts variables into a text. Without HTML escaping: texts are escaped once, when they become HTML. */
export function fill(source: string, variables: object): string {
  if (!source.includes('{{')) return source
  try {
    return compile(source)(variables)
  } catch {
    // A string that does not compile is used as it is (contract/http.md section 10.4).
    return source
  }
}

/** Compiling takes as long as rendering the whole mail. */
function compile(source: string): HandlebarsTemplateDelegate {
  const known = compiled.get(source)
  if (known) return known
  if (compiled.size >= cacheSize) compiled.clear()
  const template = Handlebars.compile(source, { noEscape: true })
  compiled.set(source, template)
  return template
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
