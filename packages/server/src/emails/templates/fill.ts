import type { Block, BlockDocument, FilledBlock, FilledDocument } from './blocks'
import { toInline } from './inline-markup'
import { evaluateTemplate, TemplateError, type TemplatePart } from './template-syntax'
import { type EmailValue, type EmailValues, toText, toUrlPart } from './values'

/** Maximum length of an email in characters, before rendering HTML. Limits the rendering time. */
const maxFilledLength = 200_000

/**
 * Maximum number of links, bold parts and line breaks. Each one takes about as long as a block.
 */
const maxPieces = 1000

/** Maximum length of a header line (RFC 5322 section 2.1.1). */
const maxSubjectLength = 998

/**
 * Replaces the variables of a subject.
 *
 * @returns One line, so that values cannot inject headers.
 * @throws {TemplateError}
 */
export function fillSubject(source: string, values: EmailValues): string {
  const subject = join(evaluate(source, values), values, ({ text }) => text)
  return [...subject.replace(/\s+/g, ' ').trim()].slice(0, maxSubjectLength).join('')
}

/**
 * Replaces the variables in all texts and URLs of a block document.
 *
 * @throws {TemplateError} if the template is not valid, or the email becomes too long.
 */
export function fillDocument(document: BlockDocument, values: EmailValues): FilledDocument {
  let length = 0
  let pieceCount = 0
  const count = (text: string) => {
    length += text.length
    if (length > maxFilledLength) {
      throw new TemplateError(`The email would be longer than ${maxFilledLength} characters.`)
    }
    return text
  }
  const text = (source: string | null | undefined) =>
    count(join(evaluate(source ?? '', values), values, toText))
  const url = (source: string | null | undefined) =>
    count(join(evaluate(source ?? '', values), values, toUrlPart))

  function fillBlock(block: Block): FilledBlock {
    const { type, data } = block
    switch (type) {
      case 'Text': {
        const pieces = toInline(evaluate(data.props?.text ?? '', values), values)
        pieceCount += pieces.length
        if (pieceCount > maxPieces) {
          throw new TemplateError(`The texts have more than ${maxPieces} links and line breaks.`)
        }
        for (const piece of pieces) {
          if ('text' in piece) count(piece.text)
          if ('url' in piece) count(piece.label + piece.url)
        }
        return { type, data: { style: data.style, pieces } }
      }
      case 'Heading':
        return { type, data: { ...data, props: { ...data.props, text: text(data.props?.text) } } }
      case 'Button': {
        const filled = { text: text(data.props?.text), url: url(data.props?.url) }
        return { type, data: { ...data, props: { ...data.props, ...filled } } }
      }
      case 'Image': {
        const { props } = data
        const linkHref = props?.linkHref ? url(props.linkHref) : undefined
        const filled = { url: url(props?.url), alt: text(props?.alt), linkHref }
        return { type, data: { ...data, props: { ...props, ...filled } } }
      }
      default:
        return block
    }
  }

  return Object.fromEntries(Object.entries(document).map(([id, block]) => [id, fillBlock(block)]))
}

function evaluate(source: string, values: EmailValues): TemplatePart[] {
  return evaluateTemplate(source, (name) => values.has(name))
}

function join(
  parts: TemplatePart[],
  values: EmailValues,
  toPart: (value: EmailValue) => string,
): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.text
      const value = values.get(part.variable)
      return value ? toPart(value) : ''
    })
    .join('')
}
