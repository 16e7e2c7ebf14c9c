import { childrenOf, type FilledBlock, type FilledDocument } from './blocks'
import type { Inline } from './inline-markup'

/**
 * Renders a block document as plain text. Each address appears once: a paragraph that repeats a
 * button's address is omitted, and a repeated link keeps only its label.
 */
export function renderText(document: FilledDocument): string {
  const shown = new Set<string>()
  const paragraphs = document.root ? textOf(document.root) : []
  return `${paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')}\n`

  function textOf(block: FilledBlock): string[] {
    switch (block.type) {
      case 'Text': {
        const { pieces } = block.data
        return pieces.some(isRepeated) ? [] : [pieces.map(toPlain).join('')]
      }
      case 'Heading':
        return [block.data.props?.text ?? '']
      case 'Button': {
        const { text, url } = block.data.props ?? {}
        return [toLines(text ?? '', url ?? '')]
      }
      case 'Image':
        return [block.data.props?.alt ?? '']
      case 'Divider':
        return ['---']
      case 'Spacer':
        return []
      default:
        return childrenOf(block).flatMap((id) => {
          const child = document[id]
          return child ? textOf(child) : []
        })
    }
  }

  function isRepeated(piece: Inline): boolean {
    return piece.type === 'link' && piece.label === piece.url && shown.has(piece.url)
  }

  function toLines(label: string, url: string): string {
    if (url === '' || shown.has(url)) return label
    shown.add(url)
    return `${label}:\n${url}`
  }

  function toPlain(piece: Inline): string {
    if (piece.type === 'line-break') return '\n'
    if (piece.type !== 'link') return piece.text
    const { label, url } = piece
    if (url === '' || shown.has(url)) return label
    shown.add(url)
    return label === url ? url : `${label} (${url})`
  }
}
