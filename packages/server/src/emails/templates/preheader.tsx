import type { FilledBlock } from './blocks'
import type { Inline } from './inline-markup'

const maxLength = 140

/** Fills up the preview, so that lists of emails do not show the header of the email after it. */
const filler = '\u00A0\u200C'.repeat(maxLength)

const hidden = {
  display: 'none',
  lineHeight: '1px',
  maxHeight: 0,
  maxWidth: 0,
  opacity: 0,
  overflow: 'hidden',
} as const

/** Text that lists of emails show after the subject: the first two paragraphs. Hidden in the email itself. */
export function Preheader({ blocks }: { blocks: FilledBlock[] }) {
  const paragraphs = blocks.flatMap((block) => {
    const text = block.type === 'Text' ? block.data.pieces.map(toPlain).join('') : ''
    return text === '' ? [] : [text]
  })
  const characters = [...paragraphs.slice(0, 2).join(' ')].slice(0, maxLength)
  return <div style={hidden}>{characters.join('') + filler}</div>
}

function toPlain(piece: Inline): string {
  if (piece.type === 'line-break') return ' '
  return piece.type === 'link' ? piece.label : piece.text
}
