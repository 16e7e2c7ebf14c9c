import type { TemplatePart } from './template-syntax'
import { type EmailValues, toText, toUrlPart } from './values'

/** A piece of a text block. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'bold'; text: string }
  | { type: 'link'; label: string; url: string }
  | { type: 'line-break' }

/** Stands for a value while markup is read. Not a character of any script. */
const slot = '\uFFFC'

/**
 * `[label](url)`, `**bold**` and line breaks. Linear: an attempt to read one ends at the latest where
 * the next may begin.
 */
const markup = /\[([^[\]]*)\]\(([^[)\s]*)\)|\*\*([^*]+)\*\*|\n/g

/**
 * Reads the markup of a template's own text and puts values into its pieces. Values are never read as
 * markup, and only links become URLs.
 */
export function toInline(parts: TemplatePart[], values: EmailValues): Inline[] {
  const source = parts
    .map((part) => ('text' in part ? part.text.replaceAll(slot, '') : slot))
    .join('')
  const names = parts.flatMap((part) => ('variable' in part ? [part.variable] : []))
  let filled = 0
  /** Puts the next values into a piece: pieces come in the order of the template. */
  const fill = (piece: string, toPart: typeof toText) =>
    piece.replaceAll(slot, () => {
      const value = values.get(names[filled++] ?? '')
      return value ? toPart(value) : ''
    })
  const pieces: Inline[] = []
  const addText = (text: string) => {
    if (text !== '') pieces.push({ type: 'text', text: fill(text, toText) })
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
