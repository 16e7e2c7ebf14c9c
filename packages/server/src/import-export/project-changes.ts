/** A difference between two states of a project. */
export interface Change {
  sign: '+' | '~' | '-'
  /** Path of the value, such as `config.domains[https://example.com].handler_path`. */
  path: string
  /** Absent if there was no value. Secrets are masked. */
  before?: unknown
  /** Absent if there is no value anymore. Secrets are masked. */
  after?: unknown
}

/** Properties that no output contains. */
const secrets = new Set(['client_secret', 'password', 'secret'])

/** Replaces a secret. */
const mask = '****'

/** Properties that identify an item of a list, the first that an item has. */
const keyNames = ['domain', 'id', 'type']

/** Maximum length of a value in a line. */
const maxLength = 300

type Values = Record<string, unknown>

/** Lists the differences between two states. */
export function listChanges(before: object, after: object): Change[] {
  return compare('', { ...before }, { ...after })
}

/** Replaces all secrets in a value. */
export function maskSecrets<Value>(value: Value): Value {
  // A masked copy has the same shape.
  return JSON.parse(
    JSON.stringify(value, (key, part) =>
      secrets.has(key) && typeof part === 'string' ? mask : part,
    ),
  ) as Value
}

/** Lists the paths of secrets that are only a mask, such as in the output of `project show`. */
export function listMaskedSecrets(value: unknown, path: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    secrets.has(key) && part === mask
      ? [[...path, key].join('.')]
      : listMaskedSecrets(part, [...path, key]),
  )
}

/** Returns a change as a line of text. */
export function toLine({ sign, path, before, after }: Change): string {
  if (sign === '+') return `+ ${path}: ${toText(after)}`
  if (sign === '-') return `- ${path}: ${toText(before)}`
  // Shows only that a secret has changed.
  if (before === mask && after === mask) return `~ ${path}: ${mask} (changed)`
  return `~ ${path}: ${toText(before)} → ${toText(after)}`
}

/** Lists all values of a state as lines of text, without secrets. */
export function toLines(state: object): string[] {
  return listChanges({}, state).flatMap(({ path, after }) => flatten(path, after))
}

function flatten(path: string, value: unknown): string[] {
  if (isValues(value)) {
    return Object.entries(value).flatMap(([key, part]) => flatten(`${path}.${key}`, part))
  }
  if (Array.isArray(value) && value.length > 0 && value.every(isValues)) {
    return value.map((item) => `${path}: ${toText(item)}`)
  }
  return [`${path}: ${toText(value)}`]
}

function compare(path: string, before: unknown, after: unknown): Change[] {
  if (isValues(before) && isValues(after) && !path.endsWith('.content')) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return names.flatMap((name) => {
      const inner = path ? `${path}.${name}` : name
      if (!secrets.has(name)) return compare(inner, before[name], after[name])
      return toChanges(inner, before[name], after[name]).map(maskChange)
    })
  }
  if (isKeyed(before) && isKeyed(after)) return compareLists(path, before, after)
  return toChanges(path, before, after).map(maskParts)
}

/** Compares lists by the keys of their items, then their order. */
function compareLists(path: string, before: Values[], after: Values[]): Change[] {
  const earlier = new Map(before.map((item) => [toKey(item), item]))
  const later = new Map(after.map((item) => [toKey(item), item]))
  const keys = [...new Set([...earlier.keys(), ...later.keys()])]
  const changes = keys.flatMap((key) =>
    compare(`${path}[${key}]`, earlier.get(key), later.get(key)),
  )
  const common = keys.filter((key) => earlier.has(key) && later.has(key))
  const inOrder = (of: Map<string, Values>) => [...of.keys()].filter((key) => common.includes(key))
  return [...changes, ...toChanges(`${path} (order)`, inOrder(earlier), inOrder(later))]
}

function toChanges(path: string, before: unknown, after: unknown): Change[] {
  if (before === undefined && after === undefined) return []
  if (before === undefined) return [{ sign: '+', path, after }]
  if (after === undefined) return [{ sign: '-', path, before }]
  return toStable(before) === toStable(after) ? [] : [{ sign: '~', path, before, after }]
}

function maskChange({ before, after, ...change }: Change): Change {
  return {
    ...change,
    ...(before !== undefined && { before: mask }),
    ...(after !== undefined && { after: mask }),
  }
}

function maskParts({ before, after, ...change }: Change): Change {
  return {
    ...change,
    ...(before !== undefined && { before: maskSecrets(before) }),
    ...(after !== undefined && { after: maskSecrets(after) }),
  }
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isKeyed(value: unknown): value is Values[] {
  return Array.isArray(value) && value.every((item) => isValues(item) && toKey(item) !== '')
}

function toKey(item: Values): string {
  const name = keyNames.find((one) => typeof item[one] === 'string')
  return name === undefined ? '' : String(item[name])
}

/** Returns JSON in which the order of properties has no effect. */
function toStable(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    isValues(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

function toText(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}
