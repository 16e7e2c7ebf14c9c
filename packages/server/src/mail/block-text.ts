import { type Block, type BlockDocument, childrenOf } from './blocks'

/** Renders a block document as the plain text of a mail. */
export function renderText(document: BlockDocument): string {
  const lines = document.root ? textOf(document, document.root) : []
  return `${lines.filter((line) => line !== '').join('\n\n')}\n`
}

function textOf(document: BlockDocument, block: Block): string[] {
  switch (block.type) {
    case 'Text':
      return [toPlain(block.data.props?.text ?? '')]
    case 'Heading':
      return [block.data.props?.text ?? '']
    case 'Button':
      return [`${block.data.props?.text ?? ''}:\n${block.data.props?.url ?? ''}`]
    case 'Image':
      return [block.data.props?.alt ?? '']
    case 'Divider':
      return ['---']
    case 'Spacer':
      return []
    default:
      return childrenOf(block).flatMap((id) => {
        const child = document[id]
        return child ? textOf(document, child) : []
      })
  }
}

function toPlain(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\(([^)\s]*)\)/g, (_, label, url) =>
      label === url ? url : `${label} (${url})`,
    )
    .replace(/\*\*([^*]+)\*\*/g, '$1')
}
