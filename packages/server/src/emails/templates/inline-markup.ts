import type { TemplatePart } from './template-syntax'
import { type EmailValues, toText, toUrlPart } from './values'

/** A piece of a text block. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'bold'; text: string }
  | { type: 'link'; label: string; url: string }
  | { type: 'line-break' }

/** Placeholder for a value while parsing markup (U+FFFC). */
const slot = '\uFFFC'

/**
 * `[label](url)`, `**bold**` and line breaks. Linear: a failed match ends before the start of the
 * next one.
 */
const markup = /\[([^[\]]*)\]\(([^[)\s]*)\)|\*\*([^*]+)\*\*|\n/g

/**
 * Parses the markup of a template and inserts values. Values are never parsed as markup, and only
 * values of kind `link` become URLs.
 */
export function toInline(parts: TemplatePart[], values: EmailValues): Inline[] {
  const source = parts
    .map((part) => ('text' in part ? part.text.replaceAll(slot, '') : slot))
    .join('')
  const names = parts.flatMap((part) => ('variable' in part ? [part.variable] : []))
  let filled = 0
  /** Inserts the next values. Pieces are in the order of the template. */
  const fill = (piece: string, toPart: typeof toText) =>
    piece.replaceAll(slot, () => {
      const value = values.get(names[filled++] ?? '')
      return value ? toPart(value) : ''
    })
  const pieces: Inline[] = []
  const addText = (source: string) => {
    const text = fill(source, toText)
    if (text !== '') pieces.push({ type: 'text', text })
  }
  let end = 0
  for (const match of source.matchAll(markup)) {
    addText(source.slice(end, match.index))
    end = match.index + match[0].length
    const [, label, url, bold] = match
    if (label !== undefined && url !== undefined) {
      pieces.push({ type: 'link', label: fill(label, toText), url: fill(url, toUrlPart) })
    } else if (bold !== undefined) {
      pieces.push({ type: 'bold', text: fill(bold, toText) })
    } else {
      pieces.push({ type: 'line-break' })
    }
  }
  addText(source.slice(end))
  return pieces
}
