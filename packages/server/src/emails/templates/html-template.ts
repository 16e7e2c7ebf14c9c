import { parseUrl } from '@app/contract/parse-url'
import { DomUtils, parseDocument } from 'htmlparser2'
import { z } from 'zod'
import { evaluateTemplate, TemplateError, type TemplatePart } from './template-syntax'
import { type EmailValue, type EmailValues, toText, toUrlPart } from './values'

/** A template as HTML and plain text, both with variables. */
export const htmlContent = z.strictObject({
  html: z.string().max(50_000),
  text: z.string().max(20_000),
})

/** A template as HTML and plain text. */
export type HtmlContent = z.output<typeof htmlContent>

/** Limits of a document. An email of this size renders within a few hundredths of a second. */
const maxNodes = 3000
const maxDepth = 100
const maxFilledLength = 200_000

/**
 * Elements that mail programs drop, that would run or load something in a preview, or whose content is
 * not escaped.
 */
const refusedElements = new Set([
  'applet',
  'base',
  'embed',
  'form',
  'frame',
  'frameset',
  'iframe',
  'link',
  'math',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'plaintext',
  'script',
  'svg',
  'textarea',
  'xmp',
])

/** Attributes that browsers read as URLs. */
const urlAttributes = new Set(['action', 'background', 'cite', 'href', 'longdesc', 'poster', 'src'])

/** Attributes that contain URLs or HTML in a syntax of their own. */
const refusedAttributes = /^(?:on.*|srcdoc|srcset|http-equiv|formaction|xlink:href)$/

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Stands for a value while the HTML is parsed: its number between two U+FFFC. */
const slot = /\uFFFC(\d+)\uFFFC/g

type Node = ReturnType<typeof parseDocument>['children'][number]

/**
 * Replaces the variables of an HTML template. Values are inserted after parsing, as text or as a part
 * of a URL, so they are never markup, style or script.
 *
 * @throws {TemplateError} also for elements and attributes that emails cannot have.
 */
export function fillHtml(source: string, values: EmailValues): string {
  const parts = evaluateTemplate(source, (name) => values.has(name))
  const inserted = parts.map((part) => ('variable' in part ? values.get(part.variable) : undefined))
  const document = parseDocument(toSource(parts))
  let nodes = 0
  const fill = (text: string, toPart: (value: EmailValue) => string) =>
    text.replace(slot, (_, index) => {
      const value = inserted[Number(index)]
      return value ? toPart(value) : ''
    })

  function visit(node: Node, depth: number): void {
    nodes += 1
    if (nodes > maxNodes) throw new TemplateError(`The HTML has more than ${maxNodes} elements.`)
    if (depth > maxDepth) throw new TemplateError(`The HTML is more than ${maxDepth} levels deep.`)
    if (node.type === 'text') {
      if (isCss(node.parent)) requireCss(node.data)
      node.data = fill(node.data, toText)
    } else if ('attribs' in node) {
      const { name } = node
      if (refusedElements.has(name)) throw new TemplateError(`An email cannot have <${cut(name)}>.`)
      requireNoValue(name, 'the name of an element')
      for (const [attribute, value] of Object.entries(node.attribs)) {
        node.attribs[attribute] = fillAttribute(attribute, value, fill)
      }
      for (const child of node.children) visit(child, depth + 1)
    } else {
      // Comments, which programs such as Outlook read, and the document type.
      requireComment('data' in node ? node.data : '')
    }
  }

  for (const child of document.children) visit(child, 0)
  const html = DomUtils.getOuterHTML(document.children, { encodeEntities: 'utf8' })
  return requireLength(html)
}

/** Replaces the variables of a plain text. */
export function fillPlainText(source: string, values: EmailValues): string {
  const parts = evaluateTemplate(source.replace(/\r\n?/g, '\n'), (name) => values.has(name))
  const text = parts.map((part) => {
    if ('text' in part) return part.text
    const value = values.get(part.variable)
    return value ? toText(value) : ''
  })
  return `${requireLength(text.join('')).trim()}\n`
}

/** Joins the parts, with slots for the values. */
function toSource(parts: TemplatePart[]): string {
  return parts
    .map((part, index) =>
      'text' in part ? part.text.replaceAll('\uFFFC', '') : `\uFFFC${index}\uFFFC`,
    )
    .join('')
}

type Fill = (text: string, toPart: (value: EmailValue) => string) => string

function fillAttribute(name: string, value: string, fill: Fill): string {
  requireNoValue(name, 'the name of an attribute')
  if (refusedAttributes.test(name)) {
    throw new TemplateError(`An email cannot have the attribute ${cut(name)}.`)
  }
  if (name === 'style') requireNoValue(value, 'a style')
  if (!urlAttributes.has(name)) return fill(value, toAttributeText)
  const url = fill(value, toUrlPart)
  // Parsed as browsers do, which ignore line breaks in `java\nscript:`.
  const base = 'https://relative.invalid'
  if (!schemes.has(parseUrl(url, base)?.protocol ?? '')) {
    throw new TemplateError(
      `${cut(name)} must be an https:, http:, mailto: or tel: URL: ${cut(url)}`,
    )
  }
  return url
}

/** Without angle brackets, which the serializer leaves as they are in attributes. */
function toAttributeText(value: EmailValue): string {
  return toText(value).replace(/[<>]/g, '')
}

/** @throws {TemplateError} if a variable is where its value could be more than text. */
function requireNoValue(text: string, place: string): void {
  if (text.includes('\uFFFC')) throw new TemplateError(`A variable must not be in ${place}.`)
}

/**
 * Requires text that is not markup even where browsers ignore `<style>`, such as in `<select>`.
 *
 * @throws {TemplateError}
 */
function requireCss(text: string): void {
  requireNoValue(text, 'a style sheet')
  if (/<[a-z/]/i.test(text)) throw new TemplateError('A style sheet cannot contain elements.')
}

/**
 * Requires text that does not close the comment it is written into, as the text of `<![CDATA[-->]]>` would.
 *
 * @throws {TemplateError}
 */
function requireComment(text: string): void {
  requireNoValue(text, 'a comment')
  if (/--!?>/.test(text)) throw new TemplateError('A comment cannot contain its own end.')
}

function requireLength(text: string): string {
  if (text.length <= maxFilledLength) return text
  throw new TemplateError(`The email would be longer than ${maxFilledLength} characters.`)
}

function isCss(parent: Node['parent']): boolean {
  return parent !== null && 'name' in parent && parent.name === 'style'
}

function cut(text: string): string {
  return text.length > 100 ? `${text.slice(0, 100)}…` : text
}
