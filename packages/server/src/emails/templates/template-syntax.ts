/** A template is invalid. The message is shown to the project owner. */
export class TemplateError extends Error {
  override name = 'TemplateError'
}

/** A part of a template: literal text, or the name of a variable. */
export type TemplatePart = { text: string } | { variable: string }

/** Kinds of conditional blocks. */
type Condition = 'if' | 'unless'

interface OpenBlock {
  tag: string
  condition: Condition
  isFulfilled: boolean
  hasElse: boolean
}

/** Maximum length of a variable name, which also limits what an error message repeats. */
const maxTagLength = 100

/** A tag with two or three braces. Linear: it contains no brace. */
const anyTag = /(\{\{\{[^{}]*\}\}\}|\{\{[^{}]*\}\})/
const variable = /^&?\s*([A-Za-z_][A-Za-z0-9_]*)$/
const opening = /^#\s*(if|unless)\s+([A-Za-z_][A-Za-z0-9_]*)$/
const closing = /^\/\s*(if|unless)$/
const otherwise = /^(else|\^)$/

const supported =
  'Templates may contain {{name}}, {{#if name}}…{{/if}}, {{#unless name}}…{{/unless}}, {{else}} and {{! comments }}.'

/**
 * Evaluates the conditions of a template in one pass. Values are inserted later, so they are never
 * parsed as part of the template.
 *
 * @param isPresent Returns whether a variable has a non-empty value.
 * @throws {TemplateError} for anything but variables, `if`, `unless`, `else` and comments.
 * @see docs/decisions/125-email-templates-are-text-with-variables.md
 */
export function evaluateTemplate(
  source: string,
  isPresent: (name: string) => boolean,
): TemplatePart[] {
  const parts: TemplatePart[] = []
  const open: OpenBlock[] = []
  let hidden = 0
  const tokens = source.split(anyTag)
  for (const [index, token] of tokens.entries()) {
    if (index % 2 === 0) {
      if (token.includes('{{')) throw new TemplateError(`A tag is incomplete: ${cut(token)}`)
      if (token.endsWith('\\') && index + 1 < tokens.length) {
        throw new TemplateError(
          `A tag must not follow a backslash: \\${cut(tokens[index + 1] ?? '')}`,
        )
      }
      if (hidden === 0 && token !== '') parts.push({ text: token })
      continue
    }
    const tag = readTag(token)
    switch (tag.kind) {
      case 'variable':
        if (hidden === 0) parts.push({ variable: tag.name })
        break
      case 'open': {
        const isFulfilled = isPresent(tag.name) === (tag.condition === 'if')
        open.push({ tag: token, condition: tag.condition, isFulfilled, hasElse: false })
        if (!isFulfilled) hidden += 1
        break
      }
      case 'else': {
        const block = open.at(-1)
        if (!block || block.hasElse) throw new TemplateError(`${token} is outside of a condition.`)
        block.hasElse = true
        block.isFulfilled = !block.isFulfilled
        hidden += block.isFulfilled ? -1 : 1
        break
      }
      case 'close': {
        const block = open.pop()
        if (block?.condition !== tag.condition) {
          throw new TemplateError(`${token} does not close a condition.`)
        }
        if (!block.isFulfilled) hidden -= 1
        break
      }
      case 'comment':
        break
    }
  }
  const [unclosed] = open
  if (unclosed) throw new TemplateError(`${unclosed.tag} is not closed.`)
  return parts
}

/**
 * Lists the variables in all texts of a value, those of conditions included. Tags that are not supported
 * are skipped: {@link evaluateTemplate} refuses them.
 */
export function listVariables(value: unknown): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).flatMap(listVariables)
  if (typeof value !== 'string') return []
  const tags = value.split(anyTag).filter((_, index) => index % 2 === 1)
  return tags.flatMap((token) => {
    const tag = parseTag(token)
    return tag && 'name' in tag ? [tag.name] : []
  })
}

type Tag =
  | { kind: 'variable'; name: string }
  | { kind: 'open'; condition: Condition; name: string }
  | { kind: 'else' }
  | { kind: 'close'; condition: Condition }
  | { kind: 'comment' }

function readTag(token: string): Tag {
  const tag = parseTag(token)
  if (tag) return tag
  throw new TemplateError(
    token.length > maxTagLength
      ? `A tag is too long: ${cut(token)}`
      : `${token} is not supported. ${supported}`,
  )
}

/** Returns a tag; `null` if it is not supported. */
function parseTag(token: string): Tag | null {
  const braces = token.startsWith('{{{') ? 3 : 2
  const inside = token.slice(braces, -braces).trim()
  if (inside.startsWith('!')) return { kind: 'comment' }
  if (inside.length > maxTagLength) return null
  if (otherwise.test(inside)) return { kind: 'else' }
  const [, name] = variable.exec(inside) ?? []
  if (name) return { kind: 'variable', name }
  const [, condition, subject] = opening.exec(inside) ?? []
  if (condition && subject)
    return { kind: 'open', condition: toCondition(condition), name: subject }
  const [, closed] = closing.exec(inside) ?? []
  if (closed) return { kind: 'close', condition: toCondition(closed) }
  return null
}

const toCondition = (word: string): Condition => (word === 'unless' ? 'unless' : 'if')

function cut(text: string): string {
  return text.length > maxTagLength ? `${text.slice(0, maxTagLength)}…` : text
}
