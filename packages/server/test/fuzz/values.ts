import type { FuzzedProject } from './project'

/** JSON text of values that tend to break servers, by a short name. */
export const hostile = {
  'empty text': '""',
  blanks: '" \\t\\n "',
  'U+0000': '"a\\u0000b"',
  'half a surrogate pair': '"\\ud800"',
  'right to left': '"\\u202eabc"',
  emoji: '"🏳️‍🌈"',
  quotes: `"' or 1=1; --"`,
  'huge text': `"${'x'.repeat(200_000)}"`,
  'many digits': `"${'9'.repeat(400)}"`,
  template: '"{{#each this}}{{constructor}}{{/each}}{{> missing}}"',
  'a broken template': '"{{#if"',
  __proto__: '"__proto__"',
  constructor: '"constructor"',
  'a path': '"../../../etc/passwd"',
  'a script': '"javascript:alert(1)"',
  null: 'null',
  true: 'true',
  zero: '0',
  'minus zero': '-0',
  minus: '-1',
  half: '0.5',
  'beyond safe': '9007199254740993',
  'beyond dates': '8640000000000001',
  'huge number': '1e308',
  infinity: '1e400',
  'empty list': '[]',
  'a list of lists': '[[],[[]]]',
  'a list of texts': '["a","b"]',
  'empty object': '{}',
  'a prototype': '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}',
  'an object that is not a text': '{"toString":1,"valueOf":1}',
  'an operator': '{"$ne":null}',
  'deep lists': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  'deep objects': `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
}

export type HostileName = keyof typeof hostile

/** A value that exists only once the request is sent, or is too long to print. */
export class Placeholder {
  constructor(
    readonly kind: 'hostile' | 'live',
    readonly name: string,
    /** Index among the values of that name. */
    readonly index = 0,
  ) {}

  toJSON() {
    return `<${this.kind} ${this.name}${this.kind === 'live' ? ` ${this.index}` : ''}>`
  }
}

/** An object as it is written: ordered members with any name, including duplicates. */
export class Fields {
  constructor(readonly entries: [string, Value][]) {}

  toJSON() {
    return Object.fromEntries(this.entries.map(([name, value]) => [`${name}`, value]))
  }
}

/** Values that requests consist of. */
export type Value = Placeholder | Fields | Value[] | string | number | boolean | null

/** The JSON text of a value. */
export async function toJson(value: Value, project: FuzzedProject): Promise<string> {
  if (value instanceof Placeholder) {
    return value.kind === 'hostile'
      ? hostile[value.name as HostileName]
      : JSON.stringify(await project.live(value.name, value.index))
  }
  if (value instanceof Fields) {
    const members = value.entries.map(
      async ([name, inner]) => `${JSON.stringify(name)}:${await toJson(inner, project)}`,
    )
    return `{${(await Promise.all(members)).join(',')}}`
  }
  if (Array.isArray(value)) {
    return `[${(await Promise.all(value.map((inner) => toJson(inner, project)))).join(',')}]`
  }
  return JSON.stringify(value)
}

/** Returns a value as text, for a path, a query or a form. */
export async function toText(value: Value, project: FuzzedProject): Promise<string> {
  const json = await toJson(value, project)
  return json.startsWith('"') ? JSON.parse(json) : json
}
